import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '#server/db/rows.ts';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** The role table on the reading side: what of a row stays hidden from somebody who sees the row. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

type Who = keyof typeof viewers;

const data = (who: Who, query: string) => world.data(viewers[who], query);
const idsOf = async (who: Who, list: string, args = '') =>
  [...(await world.idsOf(list, args, viewers[who]))].sort();

describe('what of a visible row is hidden', () => {
  it('contact data of participants from a viewer, by search and by filter too', async () => {
    const query = '{ participant(id: "1") { fullName city email phone address } }';
    expect(await data('viewer', query)).toEqual({
      participant: { fullName: 'Dr Zażółć Żółciński', city: 'Köln', email: null, phone: null, address: null },
    });
    expect(await data('booker', query)).toMatchObject({ participant: { email: 'p1@clinic.example' } });
    expect(await idsOf('viewer', 'participants', 'where: {text_search: "clinic"}')).toEqual([]);
    expect(await idsOf('viewer', 'participants', 'where: {text_search: "zolcin"}')).toEqual(['1']);
    const answer = await world.ask(
      viewers.viewer,
      '{ participants(where: {whereConditions: {column: EMAIL, operator: LIKE, value: "p1%"}}) { data { id } } }',
    );
    expect(answer.errors?.[0]?.extensions).toMatchObject({
      validation: { 'where.whereConditions.column': ['You may not filter by this.'] },
    });
  });

  it('a centre abroad that holds an event of the own country, from the search and the filters of events too', async () => {
    const indication = '1';
    await world.database.transaction((tx) =>
      run(tx, sql`update training_centres set indication_id = ${indication} where id = 2`),
    );
    const move = (centre: number) =>
      world.database.transaction((tx) =>
        run(tx, sql`update centre_events set training_centre_id = ${centre}::int where id = 3`),
      );
    await move(2);
    const ofIndication = `where: {indication_id: "${indication}"}`;
    expect(await idsOf('logistics', 'centreEvents', ofIndication)).toEqual(['2', '3']);
    expect(await idsOf('logistics', 'eventBookings', ofIndication)).toEqual(['6', '7']);
    for (const list of ['centreEvents', 'eventBookings'])
      expect(await idsOf('viewer', list, ofIndication)).toEqual([]);
    for (const word of ['hopital', 'paris']) {
      const found = `where: {text_search: "${word}"}`;
      expect(await idsOf('logistics', 'centreEvents', found)).toEqual(['2', '3']);
      expect(await idsOf('viewer', 'centreEvents', found)).toEqual([]);
    }
    expect(await idsOf('viewer', 'centreEvents', 'where: {text_search: "winter"}')).toEqual(['3']);
    await move(1);
  });

  it('all but the name of a trainer from bookers and viewers', async () => {
    const query =
      '{ trainer(id: "1") { fullName email hospital fmvAmount vatPayable spokenLanguages country { id } photo { thumbnail } } }';
    const name = {
      fullName: 'Prof. Ünal Ågren',
      email: null,
      hospital: null,
      fmvAmount: null,
      vatPayable: null,
      spokenLanguages: [],
      country: null,
    };
    expect(await data('booker', query)).toEqual({
      trainer: { ...name, photo: { thumbnail: '/files/a-thumbnail.webp' } },
    });
    expect(await data('logistics', query)).toMatchObject({
      trainer: { hospital: 'Charité', fmvAmount: null },
    });
    expect(await data('countryManager', query)).toMatchObject({
      trainer: { hospital: 'Charité', fmvAmount: 20000 },
    });
    expect(await idsOf('booker', 'trainers', 'where: {text_search: "charite"}')).toEqual([]);
    const ofCountry = 'where: {country_id: "9001"}';
    expect(await idsOf('logistics', 'trainers', ofCountry)).toEqual(['1']);
    for (const who of ['booker', 'viewer'] as const) {
      const answer = await world.ask(viewers[who], `{ trainers(${ofCountry}) { data { id } } }`);
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        validation: { 'where.country_id': ['You may not filter by this.'] },
      });
    }
  });

  it('with two roles, details of the own countries only', async () => {
    const both = { ...viewers.booker, roles: ['booker', 'country_manager'] as const };
    const answer = await world.ask(
      both,
      '{ trainers(orderBy: [{column: ID}]) { data { id hospital fmvAmount spokenLanguages country { id } } } }',
    );
    expect(answer.data).toEqual({
      trainers: {
        data: [
          { id: '1', hospital: 'Charité', fmvAmount: 20000, spokenLanguages: [], country: { id: '9001' } },
          { id: '2', hospital: null, fmvAmount: null, spokenLanguages: [], country: null },
        ],
      },
    });
    const { data: own } = await world.ask(both, '{ trainers(where: {country_id: "9001"}) { data { id } } }');
    const { data: abroad } = await world.ask(
      both,
      '{ trainers(where: {country_id: "9002"}) { data { id } } }',
    );
    expect([own, abroad]).toEqual([{ trainers: { data: [{ id: '1' }] } }, { trainers: { data: [] } }]);
  });

  it('with two roles, costs of events abroad, which neither shows (S1)', async () => {
    const both = { ...viewers.booker, roles: ['booker', 'country_manager'] as const };
    const costs =
      'costsBaseCurrency costDinner estimatedCosts { id } costTotals { booked { incVat } trainees }';
    await world.database.kysely
      .updateTable('centre_events')
      .set({ costs_base_currency: 'JPY', cost_dinner: 'Not covered' })
      .where('id', 'in', ['1', '2'])
      .execute();
    expect(
      await world.data(
        both,
        `{ own: centreEvent(id: "1") { ${costs} } other: centreEvent(id: "2") { name ${costs} } }`,
      ),
    ).toEqual({
      own: {
        costsBaseCurrency: 'JPY',
        costDinner: 'Not covered',
        estimatedCosts: [{ id: '1' }, { id: '2' }],
        costTotals: { booked: { incVat: null }, trainees: 2 },
      },
      other: {
        name: 'Cours de printemps',
        costsBaseCurrency: null,
        costDinner: null,
        estimatedCosts: [],
        costTotals: null,
      },
    });
    const filtered = await world.ask(
      both,
      '{ centreEvents(where: {whereConditions: {column: COSTS_BASE_CURRENCY, value: "JPY"}}) { data { id } } }',
    );
    expect(filtered.errors?.[0]?.extensions).toMatchObject({
      validation: { 'where.whereConditions.column': ['You may not filter by this.'] },
    });
    // Both of these trainers are paid in euros; the events are counted in yen.
    const needs = '{ exchangeRateNeeds { target events { centreEventId } } }';
    expect(await world.data(both, needs)).toEqual({
      exchangeRateNeeds: [{ target: 'JPY', events: [{ centreEventId: '1' }] }],
    });
  });

  it('passports from everybody, but for their last characters (G4)', async () => {
    const query =
      '{ eventBookings(orderBy: [{column: DATE_CREATED}], first: 2) { data { passportNumber dateOfBirth } } }';
    const numbers = async (who: Who) =>
      (await data(who, query))['eventBookings'] as {
        data: { passportNumber: string; dateOfBirth: string | null }[];
      };
    for (const who of ['logistics', 'administrator'] as const)
      expect((await numbers(who)).data.map((row) => row.passportNumber)).toEqual(['••••47', '••••']);
    expect((await numbers('booker')).data[0]).toEqual({
      passportNumber: '••••47',
      dateOfBirth: '1980-01-01',
    });
    expect((await numbers('viewer')).data[0]).toEqual({ passportNumber: '••••47', dateOfBirth: null });
  });

  it('costs other than its own from logistics', async () => {
    const costs = async (who: Who) =>
      data(
        who,
        '{ a: centreEvent(id: "1") { estimatedCosts { id } } b: centreEvent(id: "2") { estimatedCosts { id } } }',
      );
    expect(await costs('logistics')).toEqual({
      a: { estimatedCosts: [{ id: '1' }] },
      b: { estimatedCosts: [{ id: '3' }] },
    });
    expect(await costs('compliance')).toEqual({
      a: { estimatedCosts: [{ id: '1' }, { id: '2' }] },
      b: { estimatedCosts: [{ id: '3' }] },
    });
  });
});
