import { sql } from 'kysely';
import { records, unique, type Fields } from '#tests/factories/records.ts';
import { smallPdf } from '#tests/factories/smallPdf.ts';
import type { Answer, Client } from '../Client.ts';
import type { Api } from '../startApi.ts';

const fields = `id name state isApprovalStale isAvailable currentHash fieldHash jobcode purpose documentUrl approvedFilePath
  dateNeeded dateWaiting blocks consequences changes { label field before after } can { action allowed why }`;

export interface Change {
  readonly label: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

export interface Seen extends Fields {
  readonly id: string;
  readonly state: string;
  readonly currentHash: string;
  readonly changes: readonly Change[];
  readonly blocks: readonly string[];
}

export const item = (name: string, start: string, end: string, over: Fields = {}) => ({
  name,
  time_start: `2027-06-10T${start}:00`,
  time_end: `2027-06-10T${end}:00`,
  ...over,
});

/** What the tests of approvals do, through one API. */
export function approvalWorld(api: Api) {
  const make = records(api.as('administrator').ask);
  const officer = api.as('compliance');

  const attach = async (event: string, over: Fields = {}): Promise<string> => {
    const { made } = await api
      .as('administrator')
      .ask(
        'mutation ($id: ID!, $name: String, $purpose: ApprovalPurpose) { made: attachApprovedDocumentToCentreEvent(centreEventId: $id, name: $name, purpose: $purpose) { id } }',
        { id: event, name: `Document ${unique()}`, ...over },
      );
    return (made as { id: string }).id;
  };

  /** The GraphQL multipart request. */
  async function upload(
    id: string,
    bytes = smallPdf(`File ${unique()}`),
    { who = 'administrator', filename = 'programme.pdf' } = {},
  ): Promise<Answer> {
    const part = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const operations = {
      query:
        'mutation ($input: UploadApprovedDocumentInput!) { uploadApprovedDocument(input: $input) { id fileName fileSize fileHash pages customMediaId } }',
      variables: { input: { id, pdfFile: null } },
    };
    const head = `${part('operations', JSON.stringify(operations))}${part('map', JSON.stringify({ 0: ['variables.input.pdfFile'] }))}--b\r\ncontent-disposition: form-data; name="0"; filename="${filename}"\r\ncontent-type: application/pdf\r\n\r\n`;
    const response = await api.app.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${await api.app.tokenOf(who)}`,
        'content-type': 'multipart/form-data; boundary=b',
      },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
    });
    return response.json<Answer>();
  }

  const see = async (id: string, who: Client = officer, more = ''): Promise<Seen> => {
    const { approvedDocument } = await who.ask(
      `query ($id: ID!) { approvedDocument(id: $id) { ${fields} ${more} } }`,
      { id },
    );
    return approvedDocument as Seen;
  };

  const approve = (id: string, over: Fields = {}, who: Client = officer): Promise<Answer> =>
    who.send(
      'mutation ($input: ApproveDocumentInput!) { approved: approveDocument(input: $input) { id state } }',
      {
        input: { id, jobcode: `JOB-${unique()}`, ...over },
      },
    );

  const withdraw = (
    id: string,
    reason: string | null = 'Replaced.',
    who: Client = officer,
  ): Promise<Answer> =>
    who.send(
      'mutation ($id: ID!, $reason: String) { withdrawDocument(id: $id, reason: $reason) { id state } }',
      {
        id,
        reason,
      },
    );

  const change = (event: string, values: Fields) =>
    api
      .as('administrator')
      .ask('mutation ($input: UpdateCentreEventInput!) { updateCentreEvent(input: $input) { id } }', {
        input: { id: event, ...values },
      });

  /** A document of a new event, with its file. */
  async function filed(over: Fields = {}, attached: Fields = {}) {
    const event = (await make.event(over)).id;
    const id = await attach(event, attached);
    const answer = await upload(id);
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return { event, id };
  }

  const run = <T extends object>(statement: string) => sql.raw<T>(statement).execute(api.app.database.kysely);

  /** As a document made from a template binds what the template prints. */
  const bind = (id: string, paths: readonly string[]) =>
    run(`update approved_documents set bound_fields = array['${paths.join("','")}'] where id = ${id}`);

  return { make, officer, attach, upload, see, approve, withdraw, change, filed, run, bind };
}
