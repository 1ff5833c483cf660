import { describe, expect, it } from 'vitest';
import { objectType } from '#server/graphql/contract.ts';
import { entities } from '#server/modules/entities.ts';
import type { Fields } from '#tests/factories/records.ts';
import { outcomeOf, validationOf, type Client } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

/** S4: what is taken out as a file stands in the audit before there is a file. */

const api = useApi();

const bookings = {
  subject: 'EventBooking',
  arguments: JSON.stringify({ where: { booking_status: ['PENDING'] } }),
  columns: ['participant', 'bookingStatus'],
};
const record = (who: Client, over: Fields = {}) =>
  who.send('mutation ($input: RecordExportInput!) { recordExport(input: $input) }', {
    input: {
      ...bookings,
      ...('subject' in over && { arguments: null, columns: [fieldOf(String(over['subject']))] }),
      ...over,
    },
  });
/** A column that there is. */
const fieldOf = (type: string): string =>
  entities.has(type) ? (Object.keys(objectType(type).getFields())[0] ?? '') : 'any';

const rows = async (): Promise<readonly Fields[]> => {
  const asked = `{ audits(first: 200, orderBy: [{ column: CREATED_AT, order: DESC }],
    whereConditions: { column: EVENT, operator: EQ, value: "exported" }) {
    data { event auditableType auditableId model oldValues newValues user { username } } } }`;
  const { audits } = await api.as('administrator').ask(asked, {});
  return (audits as { readonly data: readonly Fields[] }).data;
};

describe('an export', () => {
  it('is a row of the log: who, of what, read with which arguments, which columns, how many rows', async () => {
    const where = { booking_status: ['PENDING'] };
    const asked = {
      title: 'One harmless row',
      columns: ['participant', 'bookingStatus', 'worked out by the page', 'participant'],
      arguments: JSON.stringify({ where, orderBy: [{ column: 'DATE_CREATED' }], first: 1, page: 7 }),
    };
    expect((await record(api.as('viewer'), asked)).data).toEqual({ recordExport: true });
    const [latest] = await rows();
    const { newValues, ...told } = latest ?? {};
    expect(told).toEqual({
      event: 'exported',
      auditableType: 'EventBooking',
      auditableId: null,
      model: 'Bookings',
      oldValues: null,
      user: { username: 'viewer' },
    });
    expect(JSON.parse(newValues as string)).toEqual({
      columns: ['participant', 'bookingStatus'],
      arguments: { where },
      rows: expect.any(Number) as number,
    });
  });

  it('counts the rows itself, of those that whoever takes them may see', async () => {
    const german = await somebody(api, ['country_manager'], 'DE');
    const total = async (who: Client): Promise<number> => {
      const { bookings: list } = await who.ask(
        '{ bookings: eventBookings(where: {booking_status: [PENDING]}) { paginatorInfo { total } } }',
        {},
      );
      return (list as { paginatorInfo: { total: number } }).paginatorInfo.total;
    };
    const totals = [];
    for (const who of [api.as('administrator'), german]) {
      await record(who);
      const { rows: counted } = JSON.parse((await rows())[0]?.['newValues'] as string) as Fields;
      expect(counted).toBe(await total(who));
      totals.push(counted);
    }
    expect(totals[0]).toBeGreaterThan(Number(totals[1]));
    expect(outcomeOf(await record(german, { rows: 7 }))).not.toBe('ok');
  });

  it('is one of a hundred in a quarter of an hour', async () => {
    const eager = await somebody(api, ['viewer'], 'DE');
    const asked = { subject: 'Dashboard' };
    for (let count = 0; count < 100; count += 1) expect(outcomeOf(await record(eager, asked))).toBe('ok');
    const before = await rows();
    expect(outcomeOf(await record(eager, asked))).toBe('RATE_LIMITED');
    expect(await rows()).toEqual(before);
  });

  it('of a chart says which', async () => {
    const where = { country_id: api.country('DE') };
    await record(api.as('booker'), {
      subject: 'Dashboard',
      title: 'Events and fill',
      arguments: JSON.stringify({ where }),
      columns: ['Month', 'EUR'],
    });
    const [latest] = await rows();
    expect(latest).toMatchObject({ auditableType: 'Dashboard', model: 'Events and fill' });
    expect(JSON.parse(latest?.['newValues'] as string)).toEqual({
      columns: ['Month', 'EUR'],
      arguments: { where },
    });
  });

  it('cannot be taken back out of the log', async () => {
    await record(api.as('viewer'));
    await expect(
      api.app.database.kysely.deleteFrom('audits').where('event', '=', 'exported').execute(),
    ).rejects.toThrow('append-only');
  });

  it('leaves no row where it is refused', async () => {
    const before = await rows();
    expect(outcomeOf(await record(api.as('booker'), { subject: 'Audit' }))).toBe('FORBIDDEN');
    expect(outcomeOf(await record(api.nobody))).toBe('UNAUTHENTICATED');
    expect(outcomeOf(await record(api.as('administrator'), { subject: 'Nothing' }))).toBe('VALIDATION');
    expect(await rows()).toEqual(before);
  });

  it('is refused to exactly those whom the type itself tells that they may not export it', async () => {
    for (const role of ['administrator', 'country_manager', 'booker', 'logistics', 'viewer']) {
      const { access } = await api.as(role).ask('{ access { type can { action allowed } } }', {});
      const told = access as { type: string; can: { action: string; allowed: boolean }[] }[];
      expect(told.length).toBeGreaterThan(8);
      for (const { type, can } of told) {
        const allowed = can.find(({ action }) => action === 'export')?.allowed;
        const outcome = outcomeOf(await record(api.as(role), { subject: type }));
        expect({ type, outcome }, role).toEqual({ type, outcome: allowed ? 'ok' : 'FORBIDDEN' });
      }
    }
  });

  it.each([...entities.keys()])('of %s is known', async (type) => {
    expect(outcomeOf(await record(api.as('administrator'), { subject: type }))).toBe('ok');
  });

  it.each([
    ['subject', 'that nobody knows', 'constructor'],
    ['title', 'that is too long', 'x'.repeat(201)],
    ['title', 'of two lines', 'Events\nand more'],
    ['arguments', 'that the list does not take', '{"nonsense": 1}'],
    ['arguments', 'that are none', '{"where": {"booking_status": ["NONE"]}}'],
    ['arguments', 'that is a list', '[1]'],
    ['arguments', 'that is a text', '"a"'],
    ['arguments', 'that is too long', JSON.stringify({ where: { text_search: 'x'.repeat(10_000) } })],
    ['columns', 'without any', []],
    ['columns', 'of too many', Array.from({ length: 301 }, () => 'bookingStatus')],
    ['columns', 'that is too long', ['x'.repeat(201)]],
    ['columns', 'of which there is none', ['nothing', 'participant.nothing']],
  ])('is refused with a %s %s', async (key, _why, value) => {
    const answer = await record(api.as('administrator'), { [key]: value });
    expect(Object.keys(validationOf(answer))).toEqual([`input.${key}`]);
  });

  it.each([
    ['arguments', 'that the dashboard does not take', '{"where": {"name": "x"}}'],
    ['columns', 'of too many words', Array.from({ length: 51 }, () => 'Month')],
  ])('of a chart is refused with %s %s', async (key, _why, value) => {
    const answer = await record(api.as('administrator'), { subject: 'Dashboard', [key]: value });
    expect(Object.keys(validationOf(answer))).toEqual([`input.${key}`]);
  });
});

it('a change of a record always names the record', async () => {
  const nameless = { auditable_type: 'Participant', auditable_id: null, event: 'updated' };
  await expect(api.app.database.kysely.insertInto('audits').values(nameless).execute()).rejects.toThrow(
    'audits_name_their_record',
  );
});
