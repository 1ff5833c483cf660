import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ResourceMeta } from '../ResourceMeta.ts';
import { userMeta } from '../testing/userMeta.ts';
import { browserList } from './browserList.ts';

const operators = ['gte', 'gt', 'lte', 'lt'] as const;
const meta: ResourceMeta = {
  ...userMeta,
  list: userMeta.list && {
    ...userMeta.list,
    filters: Object.fromEntries(
      operators.map((operator) => [
        `lastSignIn_${operator}`,
        { path: [], list: false, scalar: 'date', source: 'lastSignIn', operator },
      ]),
    ),
  },
};
const rows = [
  { id: 'evening', lastSignIn: '2027-03-12T02:30:00Z' },
  { id: 'midnight', lastSignIn: '2027-03-12T05:00:00Z' },
  { id: 'next evening', lastSignIn: '2027-03-13T03:00:00.000Z' },
  { id: 'never', lastSignIn: null },
  { id: 'unknown' },
];
const found = (filter: object) => browserList(rows, meta, { filter: { ...filter } }).data.map(({ id }) => id);

describe('a moment and a day that was picked (D1)', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it('are compared on the clock of the viewer', () => {
    expect(found({ lastSignIn_lt: '2027-03-12' })).toEqual(['evening']);
    expect(found({ lastSignIn_lte: '2027-03-12' })).toEqual(['evening', 'midnight', 'next evening']);
    expect(found({ lastSignIn_gte: '2027-03-12' })).toEqual(['midnight', 'next evening']);
    expect(found({ lastSignIn_gt: '2027-03-11' })).toEqual(['midnight', 'next evening']);
    expect(found({ lastSignIn_gte: new Date(2027, 2, 12) })).toEqual(['midnight', 'next evening']);
  });

  it.each(['+01:00', '+0100'])('are compared so where the offset is written %s', (offset) => {
    const filter = { lastSignIn_lt: '2027-03-12' };
    const evening = { id: 'evening', lastSignIn: `2027-03-12T04:30:00${offset}` };
    expect(browserList([evening], meta, { filter }).data).toEqual([evening]);
  });

  it.each(operators)('leave out who has none: %s', (operator) => {
    for (const day of ['1970-01-01', '2099-12-31']) {
      const ids = found({ [`lastSignIn_${operator}`]: day });
      expect(ids).not.toContain('never');
      expect(ids).not.toContain('unknown');
    }
  });
});
