import { sql } from 'kysely';
import { records, type Fields } from '#tests/factories/records.ts';
import type { Client } from '../Client.ts';
import { endedTask } from '../endedTask.ts';
import type { Api } from '../startApi.ts';

/** Where a template says something of a record. */
export const gap = (path: string, more = '') => `<span data-merge-field="${path}"${more}></span>`;
const required = ' data-required="true"';
/** Nobody is invited without a name and a city. */
export const invitation = `<p>Dear ${gap('participant.fullName', required)} of ${gap('participant.city', required)}, welcome to ${gap('centreEvent.name')}.</p>`;

/** What tests of document runs do, in few words. */
export interface RunWorld {
  readonly api: Api;
  readonly make: ReturnType<typeof records>;
  /** Gives the template of a kind this text. Answers the id of the version. */
  readonly textOf: (key: string, html: string, options?: object) => Promise<string>;
  /** An event in a country with so many people booked on it. */
  readonly eventWith: (people: readonly Fields[], code?: string) => Promise<EventWith>;
  /** Moves an event to days long gone: its people can be erased then. */
  readonly endLongAgo: (event: string) => Promise<unknown>;
  readonly open: (who: Client, runType: string, runParams: object) => Promise<RunData>;
  readonly read: (who: Client, key: string) => Promise<RunData>;
  readonly update: (
    who: Client,
    key: string,
    modifiedFields: object,
    date_modified?: string,
  ) => ReturnType<Client['send']>;
  readonly generate: (who: Client, input: Fields) => Promise<string>;
  /** What somebody is given at a path; null: nobody. */
  readonly fetch: (username: string | null, path: string) => Promise<Fetched>;
  /** The task when it has ended. */
  readonly ended: (who: Client, id: string) => Promise<TaskData>;
}

type Fetched = Awaited<ReturnType<Api['app']['app']['inject']>>;

export interface EventWith {
  readonly id: string;
  readonly name: string;
  readonly bookings: readonly { readonly id: string; readonly participant: string }[];
}

export interface RunData {
  readonly key: string;
  readonly name: string;
  readonly dateModified: string;
  readonly modifiedFields: string;
  readonly whyNotGenerate: string | null;
  readonly template: { readonly id: string } | null;
  readonly impressions: readonly ImpressionData[];
}

interface ImpressionData {
  readonly key: string;
  readonly label: string;
  readonly fileName: string;
  readonly generatedCount: number;
  readonly latest: { readonly guid: string; readonly title: string } | null;
  readonly blocks: readonly Fields[];
  readonly contexts: readonly {
    readonly mergeContext: string;
    readonly mergeContextId: string;
    readonly fields: readonly Fields[];
  }[];
}

export interface TaskData {
  readonly state: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly message: string | null;
  readonly result: string | null;
  readonly rows: readonly {
    readonly key: string;
    readonly state: string;
    readonly message: string | null;
    readonly result: string | null;
  }[];
}

const run = `key name dateModified modifiedFields whyNotGenerate template { id } impressions { key label fileName generatedCount latest { guid title }
  blocks { code message mergeContext mergeContextId field }
  contexts { mergeContext mergeContextId fields { field label match value source changedFrom required } } }`;
const task = 'state total done failed message result rows { key state message result }';

export function runWorldOf(api: Api): RunWorld {
  const admin = api.as('administrator');
  const make = records(admin.ask);
  return {
    api,
    make,
    textOf: async (key, html, options = {}) => {
      const { mergeTemplates } = await admin.ask(
        '{ mergeTemplates(first: 200) { data { id key name contexts versions { id version } } } }',
        {},
      );
      const all = (
        mergeTemplates as { data: readonly (Fields & { key: string; versions: readonly { id: string }[] })[] }
      ).data;
      const template = all.find((each) => each.key === key);
      const input = {
        id: template?.versions[0]?.id,
        name: template?.['name'],
        key,
        contexts: template?.['contexts'],
        prosemirror: '{"type":"doc"}',
        html,
        options: JSON.stringify(options),
      };
      const { saved } = await admin.ask(
        'mutation ($input: UpdateMergeTemplateInput!) { saved: updateMergeTemplate(input: $input) { id } }',
        { input },
      );
      return (saved as { id: string }).id;
    },
    eventWith: async (people, code = 'PL') => {
      const centre = await make.centre({ country_id: api.country(code) });
      const name = `Course ${centre.id}`;
      const event = await make.event({ training_centre_id: centre.id, name });
      const bookings: { id: string; participant: string }[] = [];
      for (const person of people) {
        const {
          country = code,
          booking = {},
          ...rest
        } = person as Fields & { country?: string; booking?: Fields };
        const participant = await make.participant({ country_id: api.country(country), ...rest });
        const made = await make.booking({
          centre_event_id: event.id,
          participant: { connect: participant.id },
          ...booking,
        });
        bookings.push({ id: made.id, participant: participant.id });
      }
      return { id: event.id, name, bookings };
    },
    endLongAgo: (event) =>
      sql`update centre_events set date_start = '2020-01-01', date_end = '2020-01-02' where id = ${event}`.execute(
        api.app.database.kysely,
      ),
    open: async (who, runType, runParams) => {
      const { opened } = await who.ask(
        `mutation ($runType: DocumentRunType!, $runParams: JSON!) { opened: getOrCreateDocumentRun(runType: $runType, runParams: $runParams) { ${run} } }`,
        { runType, runParams: JSON.stringify(runParams) },
      );
      return opened as RunData;
    },
    read: async (who, key) => {
      const { found } = await who.ask(`query ($key: ID!) { found: documentRun(key: $key) { ${run} } }`, {
        key,
      });
      return found as RunData;
    },
    update: (who, key, modifiedFields, date_modified) =>
      who.send(`mutation ($input: UpdateDocumentRunInput!) { updateDocumentRun(input: $input) { ${run} } }`, {
        input: {
          key,
          modifiedFields: JSON.stringify(modifiedFields),
          ...(date_modified && { date_modified }),
        },
      }),
    generate: async (who, input) => {
      const { made } = await who.ask(
        'mutation ($input: GenerateDocumentsInput!) { made: generateDocuments(input: $input) { id } }',
        { input },
      );
      return (made as { id: string }).id;
    },
    fetch: async (username, path) =>
      api.app.app.inject({
        url: path,
        headers: username === null ? {} : { authorization: `Bearer ${await api.app.tokenOf(username)}` },
      }),
    ended: async (who, id) => (await endedTask(who, id, task)) as TaskData,
  };
}
