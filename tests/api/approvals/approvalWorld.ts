import { sql } from 'kysely';
import { unique, type Fields } from '#tests/factories/records.ts';
import { writePdf } from '#tests/factories/writePdf.ts';
import { TestFile } from '#tests/setup/multipart.ts';
import type { Answer, Client } from '../Client.ts';
import { runWorldOf } from '../documents/runWorld.ts';
import type { Api } from '../startApi.ts';
import { updating } from '../mutations.ts';

const fields = `id name state isApprovalStale isAvailable currentHash fieldHash jobcode purpose documentUrl approvedFilePath
  dateNeeded dateWaiting blocks consequences changes { label field before after } can { action allowed why }`;

interface Change {
  readonly label: string;
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface Seen extends Fields {
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

/** A programme of two items, the first at a time of its own. */
export const agenda = (start: string) => ({
  agenda: {
    sections: [{ name: 'Day 1', items: [item('Welcome', start, '09:30'), item('Talk', '10:00', '11:00')] }],
  },
});

/** What the tests of approvals do, through one API; what is made for an event comes from its runs. */
export function approvalWorldOf(api: Api) {
  const runs = runWorldOf(api);
  const { make } = runs;
  const officer = api.as('compliance');

  const attach = async (event: string, over: Fields = {}): Promise<string> =>
    (await make.document(event, over)).id;

  const upload = (
    id: string,
    bytes = writePdf({ catalog: `/Lang (x-${unique()})` }),
    { who = api.as('administrator'), name = 'programme.pdf' } = {},
  ): Promise<Answer> =>
    who.send(
      'mutation ($input: UploadApprovedDocumentInput!) { uploaded: uploadApprovedDocument(input: $input) { id fileName fileSize fileHash pages customMediaId } }',
      { input: { id, pdfFile: new TestFile(bytes, name) } },
    );

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
    api.as('administrator').ask(updating('CentreEvent'), { input: { id: event, ...values } });

  /** A document of a new event, with its file. */
  async function filed(over: Fields = {}) {
    const event = (await make.event(over)).id;
    const id = await attach(event);
    const answer = await upload(id);
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return { event, id };
  }

  const run = <T extends object>(statement: string) => sql.raw<T>(statement).execute(api.app.database.kysely);

  /** As a document made from a template binds what the template prints. */
  const bind = (id: string, paths: readonly string[]) =>
    run(`update approved_documents set bound_fields = array['${paths.join("','")}'] where id = ${id}`);

  return { api, runs, make, officer, attach, upload, see, approve, withdraw, change, filed, run, bind };
}
