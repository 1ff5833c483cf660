import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type DocumentNode, Kind, parse, print, visit } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { records, type Fields } from '#tests/factories/records.ts';
import { type Call, action, type Operation } from '../access/accessCalls.ts';
import { type Fixtures, makeFixtures } from '../access/accessFixtures.ts';
import { accessOperations } from '../access/accessOperations.ts';
import { outcomeOf } from '../Client.ts';
import type { Api } from '../startApi.ts';
import { useApi } from '../useApi.ts';
import { type Creating, creatingMutations } from './creatingMutations.ts';

const creating = creatingMutations();

/** K5: a form that is sent twice makes one record. */
it('every mutation that makes something takes a key', () => {
  expect(creating.filter(({ key }) => key === null)).toEqual([]);
  expect(creating.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['createCostCategory', 'startImport', 'upgradeWaitingListEntryToBooking']),
  );
});

describe('a form that is sent several times', () => {
  const api = useApi({ connections: 4 });
  let on: Fixtures;
  beforeAll(async () => {
    on = await makeFixtures(api, 'DE', ['', '']);
  });

  /** Those whose call in the table of access makes nothing. */
  const others: Readonly<Record<string, Operation>> = {
    generateDocuments: action(
      'mutation ($key: ID!) { generateDocuments(input: { key: $key }) { id } }',
      ({ documentRun }) => ({ key: documentRun }),
    ),
    generateMergeDocuments: action(
      'mutation ($impressions: [MergeImpressionInput!]!) { generateMergeDocuments(html: "<p>Free text</p>", impressions: $impressions) { guid } }',
      ({ participant }) => ({
        impressions: ['one', 'two'].map((key) => ({
          key,
          label: key,
          fileName: key,
          contexts: [{ mergeContext: 'PARTICIPANT', mergeContextId: participant }],
        })),
      }),
    ),
    undoRecordChange: action(
      'mutation ($task: ID!) { undoRecordChange(task: $task) { id } }',
      async ({ participant }) => ({ task: await changeOf(api, participant) }),
    ),
  };

  const callOf = async ({ name, key }: Creating): Promise<Call> => {
    const operation = others[name] ?? accessOperations[name];
    if (operation?.kind !== 'write') throw new Error(`Nobody knows how to call ${name}.`);
    return withKey(await operation.call(on, records(api.as('administrator').ask)), key);
  };

  it.each(creating.map((each) => [each.name, each] as const))(
    '%s makes once by its key',
    async (name, each) => {
      const { query, variables } = await callOf(each);
      const send = () => api.as('administrator').send(query, variables);
      const answers = await Promise.all(Array.from({ length: 5 }, send));
      // Of one person one file is read at a time.
      const busy = name === 'startImport' ? ['FILES_BUSY'] : [];
      for (const answer of answers)
        expect(['ok', 'IDEMPOTENCY_IN_FLIGHT', ...busy]).toContain(outcomeOf(answer));
      const again = await send();
      expect(outcomeOf(again)).toBe('ok');
      const made = [...answers, again].filter((answer) => outcomeOf(answer) === 'ok');
      expect(made.length).toBeGreaterThan(1);
      expect(new Set(made.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    },
  );

  it('is refused with other values, and makes another record with another key', async () => {
    const send = (input: Fields) =>
      api
        .as('administrator')
        .send(
          'mutation ($input: CreateParticipantInput!) { made: createParticipant(input: $input) { id } }',
          { input },
        );
    const input = { last_name: 'Once', idempotency_key: randomUUID() };
    const first = await send(input);
    const refused = await send({ ...input, last_name: 'Twice' });
    expect(outcomeOf(refused)).toBe('IDEMPOTENCY_MISMATCH');
    expect(refused.errors?.[0]?.message).toContain('Please look at what was saved first');
    const other = await send({ ...input, idempotency_key: randomUUID() });
    expect(outcomeOf(other)).toBe('ok');
    expect(other.data).not.toEqual(first.data);
  });
});

/** The call with a key of its own, where the contract takes it. */
function withKey({ query, variables }: Call, place: Creating['key']): Call {
  const key = randomUUID();
  const { input } = variables;
  if (place === 'input' && typeof input === 'object')
    return { query, variables: { ...variables, input: { ...input, idempotency_key: key } } };
  return { query: print(keyIn(parse(query), key)), variables };
}

/** Among the arguments of what is asked, or in the input that stands there. */
function keyIn(document: DocumentNode, key: string): DocumentNode {
  const name = { kind: Kind.NAME, value: 'idempotency_key' } as const;
  const value = { kind: Kind.STRING, value: key } as const;
  let depth = 0;
  return visit(document, {
    Field: {
      enter(field) {
        depth += 1;
        const isInput = field.arguments?.some((each) => each.name.value === 'input') === true;
        if (depth > 1 || isInput) return undefined;
        return { ...field, arguments: [...(field.arguments ?? []), { kind: Kind.ARGUMENT, name, value }] };
      },
      leave() {
        depth -= 1;
      },
    },
    ObjectValue: (input) => ({
      ...input,
      fields: [...input.fields, { kind: Kind.OBJECT_FIELD, name, value }],
    }),
  });
}

/** A change of a record that is done, as its task leaves it. */
async function changeOf(api: Api, participant: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`with task as (
      insert into tasks (kind, title, owner_id, state, payload, date_created, date_ended)
      values ('CHANGE', 'Change', 1, 'DONE', '{"type":"Participant","changes":{},"add":{},"versions":{}}', now(), now()) returning id)
    insert into task_rows (task_id, position, key, label, state, result)
    select id, 1, ${participant}, '', 'DONE', ${JSON.stringify({ id: participant, at: new Date().toISOString(), changes: [] })}::jsonb
    from task returning task_id::text as id`.execute(api.app.database.kysely);
  return rows[0]?.id ?? '';
}
