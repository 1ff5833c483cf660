import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf } from '../Client.ts';
import { startApi, type Api } from '../startApi.ts';

const inputs: Readonly<Record<string, Fields>> = {
  Participant: { last_name: 'Once' },
  Trainer: { last_name: 'Once' },
  TrainingCentre: { name: 'Once', country_id: '1' },
  CentreEvent: { name: 'Once', training_centre_id: '1' },
  MergeTemplate: { name: 'Once', contexts: ['CENTRE_EVENT'], prosemirror: '{}' },
  Redirect: { path: '/once-only', target: '/events' },
  User: { username: 'once.only', user_email: 'once.only@centre.example' },
};

const idField = (type: string) => (type === 'User' ? 'ID' : 'id');

describe('a form that is sent several times', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi({ connections: 4 });
  });
  afterAll(() => api.close());

  const send = (type: string, input: Fields) =>
    api
      .as('administrator')
      .send(
        `mutation ($input: Create${type}Input!) { made: create${type}(input: $input) { id: ${idField(type)} } }`,
        {
          input,
        },
      );
  const idOf = ({ data }: Awaited<ReturnType<typeof send>>) => (data?.['made'] as Fields)['id'];

  it.each(Object.entries(inputs))('makes one %s by its key', async (type, values) => {
    const input = { ...values, idempotency_key: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(type, input)));
    for (const answer of answers) expect(['ok', 'IDEMPOTENCY_IN_FLIGHT']).toContain(outcomeOf(answer));
    const again = await send(type, input);
    expect(outcomeOf(again)).toBe('ok');
    const made = [...answers, again].filter((each) => outcomeOf(each) === 'ok').map(idOf);
    expect([made.length > 1, new Set(made).size]).toEqual([true, 1]);
  });

  it('is refused with other values, and makes another record with another key', async () => {
    const input = { last_name: 'Once', idempotency_key: randomUUID() };
    const first = await send('Participant', input);
    expect(outcomeOf(await send('Participant', { ...input, last_name: 'Twice' }))).toBe(
      'IDEMPOTENCY_MISMATCH',
    );
    const other = await send('Participant', { ...input, idempotency_key: randomUUID() });
    expect([outcomeOf(other), idOf(other) === idOf(first)]).toEqual(['ok', false]);
  });
});
