import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { groupPage } from '#overrides/events/board/boardOperations.ts';
import { parseConfig } from '#server/config/parseConfig.ts';
import { costOf } from '#server/graphql/cost/costOf.ts';
import { dataSchema } from '#server/modules/dataSchema.ts';
import { ownOperations, ownSchema } from './ownOperations.ts';

/** What everything that the app asks costs, on the largest page that any of its lists asks for. */
const largestPage = 200;
const pages: Readonly<Record<string, number>> = { EventBoard: groupPage, EventBookingsPage: groupPage };
const { costs } = dataSchema();

const costed = ownOperations.map(({ name, text }) => ({
  name,
  cost: costOf(ownSchema, costs, parse(text))({ first: pages[name] ?? largestPage }),
}));

test('every operation of the app costs less than a tenth of what one request may', () => {
  const all = [...costed].sort((one, other) => other.cost - one.cost);
  expect(all.length).toBeGreaterThan(100);
  console.log(all.map(({ name, cost }) => `${String(cost).padStart(7)}  ${name}`).join('\n'));
  expect(all.filter(({ cost }) => cost > parseConfig({}).queries.budget / 10)).toEqual([]);
});
