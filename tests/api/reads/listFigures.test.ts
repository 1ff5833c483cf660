import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '#tests/factories/records.ts';
import { Selection } from '#server/graphql/read/selection.ts';
import { figuresSql } from '#server/modules/listFigures/figuresSql.ts';
import { browserFigures } from '#src/screens/list/figures/browserFigures.ts';
import { validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

/** Figures of a list are those of its rows, as whoever asks may read them. */

interface Total {
  readonly field: string;
  readonly apart: string | null;
  readonly count: number;
  readonly sum: string;
  readonly average: string;
  readonly min: string;
  readonly max: string;
}
interface Figures {
  readonly count: number;
  readonly totals: readonly Total[];
  readonly groups: readonly {
    readonly key: string | null;
    readonly count: number;
    readonly totals: readonly Total[];
  }[];
}

/** As the statement answers it. */
interface Reckoned {
  readonly count: number;
  readonly groups: readonly { readonly key: string | null; readonly count: number }[];
  readonly totals: readonly (Omit<Total, 'field'> & { readonly all: boolean })[];
}

const api = useApi();

const total = 'field apart count sum average min max';
const query = `query ($list: RowSelection!, $groupBy: String, $unit: FigureUnit, $zone: String, $totals: [FigureField!]) {
  listFigures(list: $list, groupBy: $groupBy, unit: $unit, zone: $zone, totals: $totals) {
    count totals { ${total} } groups { key count totals { ${total} } } } }`;
const ask = (who: Client, variables: Fields) => who.send(query, variables);
async function figures(who: Client, variables: Fields): Promise<Figures> {
  const { listFigures } = await who.ask(query, variables);
  return listFigures as Figures;
}
async function rows(who: Client, list: string, fields: string, args = ''): Promise<readonly Fields[]> {
  const all: Fields[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await who.ask(
      `{ page: ${list}(first: 200, page: ${page}${args}) { data { ${fields} } paginatorInfo { hasMorePages } } }`,
      {},
    );
    const { data, paginatorInfo } = answer['page'] as {
      readonly data: readonly Fields[];
      readonly paginatorInfo: { readonly hasMorePages: boolean };
    };
    all.push(...data);
    if (!paginatorInfo.hasMorePages) return all;
  }
}

/** Added up without a fraction that binary numbers cannot hold. */
function reckon(values: readonly unknown[]): Omit<Total, 'field' | 'apart' | 'average'> | undefined {
  const numbers = values.flatMap((value) => (typeof value === 'number' ? [BigInt(value)] : []));
  const [first] = numbers;
  if (first === undefined) return undefined;
  const least = numbers.reduce((one, other) => (other < one ? other : one), first);
  const greatest = numbers.reduce((one, other) => (other > one ? other : one), first);
  const sum = numbers.reduce((one, other) => one + other, 0n);
  return { count: numbers.length, sum: String(sum), min: String(least), max: String(greatest) };
}
function by(all: readonly Fields[], key: (row: Fields) => string | null) {
  const groups = new Map<string | null, Fields[]>();
  for (const row of all) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

describe('figures of a list', () => {
  it('are those of all its rows, each currency apart, whoever asks and whatever is filtered (S1)', async () => {
    const german = await somebody(api, ['country_manager'], 'DE');
    const window = { date_start_gte: '2026-06-01', date_start_lt: '2026-08-01' };
    const viewers = await Promise.all(
      [api.as('administrator'), german].map(async (who) => ({
        who,
        all: await rows(
          who,
          'reportableSpend',
          'amount currency dateStart',
          `, where: { date_start_gte: "${window.date_start_gte}", date_start_lt: "${window.date_start_lt}" }`,
        ),
      })),
    );
    const currencies = [...new Set(viewers[0]?.all.map(({ currency }) => String(currency)))];
    expect(currencies.length).toBeGreaterThan(2);
    expect(viewers[1]?.all.length).toBeGreaterThan(0);
    expect(viewers[1]?.all.length).toBeLessThan(viewers[0]?.all.length ?? 0);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...viewers),
        fc.option(fc.constantFrom(...currencies), { nil: undefined }),
        fc.constantFrom('MONTH', 'QUARTER', 'DAY'),
        async ({ who, all }, only, unit) => {
          const seen = all.filter(({ currency }) => only === undefined || currency === only);
          const asked = await figures(who, {
            list: {
              type: 'ReportableSpend',
              arguments: JSON.stringify({
                where: { ...window, ...(only === undefined ? {} : { currency: only }) },
              }),
            },
            groupBy: 'dateStart',
            unit,
            totals: [{ field: 'amount', apart: 'currency' }],
          });
          expect(asked.count).toBe(seen.length);
          for (const { apart, field, average, ...rest } of asked.totals) {
            const own = seen.filter(({ currency }) => currency === apart).map(({ amount }) => amount);
            expect({ field, ...rest }).toEqual({ field: 'amount', ...reckon(own) });
            // Rounded half up to six decimals, in whole numbers.
            const [sum, count] = [BigInt(rest.sum), BigInt(rest.count)];
            const millionths = (2n * sum * 1_000_000n + count) / (2n * count);
            const [whole, fraction = ''] = average.split('.');
            expect(BigInt(`${whole}${fraction.padEnd(6, '0')}`)).toBe(millionths);
          }
          const spans = by(seen, ({ dateStart }) => spanOf(String(dateStart), unit));
          expect(asked.groups.map(({ key, count }) => [key, count])).toEqual(
            [...spans.keys()].sort().map((key) => [key, spans.get(key)?.length]),
          );
          for (const { key, totals } of asked.groups)
            for (const { apart, sum } of totals) {
              const own = spans.get(key)?.filter(({ currency }) => currency === apart);
              expect(sum).toBe(reckon((own ?? []).map(({ amount }) => amount))?.sum);
            }
        },
      ),
      { numRuns: 10 },
    );
  });

  it('group by a choice, a related record and a moment of a zone; rows without one come last', async () => {
    const who = api.as('administrator');
    const bookings = await rows(who, 'eventBookings', 'bookingStatus participant { id } dateCreated');
    const list = { type: 'EventBooking' };
    const counted = async (variables: Fields) =>
      new Map((await figures(who, { list, ...variables })).groups.map(({ key, count }) => [key, count]));
    const sizes = (key: (row: Fields) => string | null) =>
      new Map([...by(bookings, key)].map(([name, some]) => [name, some.length]));
    expect(await counted({ groupBy: 'bookingStatus' })).toEqual(
      sizes(({ bookingStatus }) => String(bookingStatus)),
    );
    const days = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Tokyo' });
    const months = await counted({ groupBy: 'dateCreated', unit: 'MONTH', zone: 'Asia/Tokyo' });
    expect(months).toEqual(
      sizes(({ dateCreated }) => `${days.format(new Date(String(dateCreated))).slice(0, 7)}-01`),
    );
    const events = await figures(who, { list: { type: 'CentreEvent' }, groupBy: 'trainingCentre' });
    expect(events.groups.reduce((sum, { count }) => sum + count, 0)).toBe(events.count);
    const picked = bookings.length === 0 ? [] : (await rows(who, 'eventBookings', 'id')).slice(0, 3);
    const few = await figures(who, { list: { ...list, ids: picked.map(({ id }) => id) } });
    expect(few.count).toBe(3);
    // The rows of a view have ids of their own kind.
    const { spend } = await who.ask('{ spend: reportableSpend(first: 2) { data { id } } }', {});
    const ids = (spend as { readonly data: readonly { readonly id: string }[] }).data.map(({ id }) => id);
    expect((await figures(who, { list: { type: 'ReportableSpend', ids } })).count).toBe(2);
  });

  it('are what a browser reckons that has all rows of a list', async () => {
    const moments = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    const row = fc.record({
      value: fc.option(fc.oneof(fc.integer(), fc.double({ noNaN: true, min: -1e9, max: 1e9 }))),
      apart: fc.option(fc.constantFrom('EUR', 'JPY')),
      on: fc.option(moments.map((at) => at.toISOString().slice(0, 10))),
      at: fc.option(moments.map((at) => at.toISOString())),
    });
    const group = fc.constantFrom(
      { name: 'on', kind: 'day' } as const,
      { name: 'at', kind: 'moment' } as const,
      { name: 'apart', kind: 'value' } as const,
    );
    const totals = [{ field: 'value', apart: 'apart' }];
    const zone = 'America/New_York';
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { maxLength: 12 }),
        group,
        fc.constantFrom('DAY', 'MONTH', 'QUARTER'),
        async (all, { name, kind }, unit) => {
          const asked = { group: { name, kind, below: new Selection(), idField: 'id' }, unit, zone, totals };
          const rows = sql`select value as "j" from json_array_elements(${JSON.stringify(all)}::json)`;
          const text = await api.app.database.readJson(figuresSql(rows, asked, 500));
          const found = JSON.parse(text ?? '') as Reckoned;
          const own = browserFigures(all, {
            groupBy: name,
            unit: kind === 'value' ? null : unit,
            zone,
            totals,
          });
          expect(own.count).toBe(found.count);
          expect(own.groups.map(({ key, count }) => ({ key, count }))).toEqual(found.groups);
          const plain = (given: readonly Omit<Total, 'field'>[]) =>
            given.map(({ apart, count, sum, average, min, max }) => [apart, count, sum, average, min, max]);
          expect(plain(own.totals)).toEqual(plain(found.totals.filter((one) => one.all)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('count what is hidden from whoever asks as empty, and tell no related record that is not theirs (S6)', async () => {
    const totals = [{ field: 'fmvAmount' }];
    const list = { type: 'Trainer' };
    expect((await figures(api.as('administrator'), { list, totals })).totals).toHaveLength(1);
    const booker = await figures(api.as('booker'), { list, totals, groupBy: 'country' });
    expect(booker.totals).toEqual([]);
    expect(booker.groups).toEqual([{ key: null, count: booker.count, totals: [] }]);
    const mine = await somebody(api, ['country_manager'], 'DE');
    const seen = await rows(mine, 'eventBookings', 'centreEvent { id }');
    const groups = (await figures(mine, { list: { type: 'EventBooking' }, groupBy: 'centreEvent' })).groups;
    expect(new Set(groups.map(({ key }) => key))).toEqual(
      new Set(seen.map(({ centreEvent }) => (centreEvent as { readonly id: string } | null)?.id ?? null)),
    );
  });

  it.each([
    [{ list: { type: 'Nothing' } }, 'list.type'],
    [{ list: { type: 'Participant', arguments: '{"where":{"nothing":1}}' } }, 'list.arguments'],
    [{ list: { type: 'Participant' }, groupBy: 'fullName' }, 'groupBy'],
    [{ list: { type: 'Participant' }, groupBy: 'nothing' }, 'groupBy'],
    [{ list: { type: 'Participant' }, totals: [{ field: 'fullName' }] }, 'totals.0.field'],
    [{ list: { type: 'Participant' }, zone: 'Atlantis' }, 'zone'],
    [{ list: { type: 'Participant', ids: ['x'] } }, 'list.ids'],
    [{ list: { type: 'ReportableSpend', ids: ["'1'"] } }, 'list.ids'],
  ])('%j is refused in words', async (variables, place) => {
    expect(Object.keys(validationOf(await ask(api.as('administrator'), variables)) ?? {})).toEqual([place]);
  });
});

function spanOf(day: string, unit: string): string {
  if (unit === 'DAY') return day;
  const month = Number(day.slice(5, 7));
  const first = unit === 'MONTH' ? month : month - ((month - 1) % 3);
  return `${day.slice(0, 4)}-${String(first).padStart(2, '0')}-01`;
}
