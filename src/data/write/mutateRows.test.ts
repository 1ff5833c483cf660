import { gql } from '@apollo/client/core';
import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { answeringClient } from '../testing/answeringClient.ts';
import { mutateRows } from './mutateRows.ts';

const operation = gql`
  mutation Set($input: Input!) {
    set(input: $input) {
      id
    }
  }
`;
const rows = ['a', 'b', 'c'].map((id) => ({ input: { id, version: '1' } }));
const refused = (row: string, overridable = false) =>
  new GraphQLError('The event is full.', {
    path: [row],
    extensions: { code: 'EVENT_FULL', overridable, nextSteps: ['RAISE_LIMIT'] },
  });

it('sends all rows as one request and answers for each (K4)', async () => {
  const { client, sent } = answeringClient(() => ({
    data: { r0: { id: 'a' }, r1: null, r2: { id: 'c' } },
    errors: [refused('r1', true)],
  }));
  const outcomes = await mutateRows(client, { operation, field: 'set', rows });
  expect(sent).toHaveLength(1);
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(outcomes[1]).toMatchObject({
    refusal: {
      code: 'EVENT_FULL',
      message: 'The event is full.',
      overridable: true,
      nextSteps: ['RAISE_LIMIT'],
    },
  });
});

it('asks again for what stood behind a refusal that emptied the answer, with the version last read (K6)', async () => {
  const { client, sent } = answeringClient(({ variables }) =>
    'input_2' in variables
      ? { data: null, errors: [refused('r1')] }
      : { data: null, errors: [refused('r0')] },
  );
  const outcomes = await mutateRows(client, { operation, field: 'set', rows });
  expect(
    outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.repeated === true ? 'repeated' : 'first')),
  ).toEqual(['done', 'first', 'repeated']);
  expect(sent[1]?.variables).toEqual({ input_0: rows[2]?.input });
});

it('says so of every row where the whole request was refused', async () => {
  const { client, sent } = answeringClient(() => ({
    data: null,
    errors: [new GraphQLError('Please sign in.', { extensions: { code: 'UNAUTHENTICATED' } })],
  }));
  const outcomes = await mutateRows(client, { operation, field: 'set', rows });
  expect(sent).toHaveLength(1);
  expect(outcomes.map((outcome) => !outcome.ok && outcome.refusal.code)).toEqual(
    Array(3).fill('UNAUTHENTICATED'),
  );
});
