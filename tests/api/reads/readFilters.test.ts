import { sql } from 'kysely';
import { getNamedType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { country, openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Every filter of the contract (spec §7). */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

describe('filters', () => {
  it.each<[string, string, string[]]>([
    ['centreEvents', 'where: {capacity: FULL}', ['5', '1']],
    ['centreEvents', 'where: {capacity: NOT_FULL}', ['4', '2', '3']],
    ['centreEvents', `where: {country_id: "${country.beland}"}`, ['2']],
    ['centreEvents', 'where: {date_start_gte: "2027-05-01"}', ['5', '4', '2']],
    ['centreEvents', 'where: {date_start_lt: "2027-05-01"}', ['1', '3']],
    ['centreEvents', 'where: {date_start_gte: "2027-04-10", date_start_lt: "2027-04-11"}', ['1']],
    ['centreEvents', 'where: {is_published: false}', ['3']],
    ['centreEvents', 'where: {language: "fr"}', ['2']],
    ['centreEvents', 'where: {restrict_by_current_user: false}', ['5', '4', '2', '1', '3']],
    ['centreEvents', 'where: {restrict_countries: true}', ['5', '4']],
    ['centreEvents', 'where: {text_search: "ultra"}', ['1']],
    ['centreEvents', 'where: {text_search: "PARIS"}', ['2']],
    ['centreEvents', 'where: {text_search: "course mitte"}', ['1', '3']],
    ['centreEvents', 'where: {text_search: "  "}', ['5', '4', '2', '1', '3']],
    ['centreEvents', 'where: {trainer_id: "2"}', ['2', '1']],
    ['centreEvents', 'where: {training_centre_id: "2"}', ['2']],
    ['centreEvents', 'where: {country_id: null}', ['5', '4', '2', '1', '3']],
    ['eventBookings', 'where: {author_id: "4"}', ['5', '1']],
    ['eventBookings', 'where: {booking_status: [CONFIRMED, NOT_SET]}', ['7', '6', '4', '1']],
    ['eventBookings', 'where: {booking_type: STAFF}', ['4']],
    ['eventBookings', 'where: {centre_event_id: "2"}', ['6']],
    ['eventBookings', 'where: {participant_id: "1"}', ['7', '6', '1']],
    ['eventBookings', 'where: {is_placeholder: true}', ['4', '3']],
    ['eventBookings', 'where: {is_placeholder: false, centre_event_id: "1"}', ['5', '2', '1']],
    ['eventBookings', `where: {participant_country: {value: ["${country.beland}"]}}`, ['2']],
    ['eventBookings', `where: {participant_country: {operator: NOT_IN, value: ["${country.aland}"]}}`, ['2']],
    ['eventBookings', 'where: {text_search: "zolcinski"}', ['7', '6', '1']],
    ['eventBookings', 'where: {text_search: "printemps"}', ['6']],
    ['eventBookings', 'where: {text_search: "winter zolc"}', ['7']],
    ['eventBookings', 'where: {text_search: "ot"}', ['5']],
    // Names alone: neither the e-mail address of the participant nor the description of the event.
    ['eventBookings', 'where: {text_search: "clinic"}', []],
    ['eventBookings', 'where: {text_search: "ultrasound"}', []],
    ['participants', `where: {countries: ["${country.beland}", "${country.celand}"]}`, ['2']],
    ['participants', 'where: {id: ["3", "1", "5"]}', ['3', '1']],
    ['participants', 'where: {id: []}', []],
    ['participants', 'where: {id_not_in: ["3", "1"]}', ['6', '2', '4']],
    ['participants', 'where: {text_search: "zolcinski"}', ['1']],
    ['participants', 'where: {text_search: "ok-1"}', ['1']],
    // Below three letters: only where a word begins.
    ['participants', 'where: {text_search: "zo"}', ['1']],
    ['participants', 'where: {text_search: "ło"}', []],
    ['participants', 'where: {text_search: "ołc"}', ['1']],
    ['participants', 'where: {text_search: "50%_o"}', ['6']],
    ['participants', 'where: {text_search: "0%_"}', ['6']],
    ['participants', 'where: {text_search: "%"}', []],
    ['trainers', 'where: {text_search: "agren"}', ['1']],
    ['trainers', `where: {country_id: "${country.beland}"}`, ['2']],
    ['trainers', 'where: {id: ["2"]}', ['2']],
    ['trainers', 'where: {is_disabled: true}', []],
    ['trainingCentres', 'is_published: true', ['1']],
    ['trainingCentres', 'indication_id: "1"', []],
    ['trainingCentres', 'text_search: "paris"', ['2']],
    ['redirects', 'text_search: "training example"', ['2']],
    ['participantRequests', 'where: {participant_id: "3"}', ['1']],
    // Words in names, of the person and the event together.
    ['waitingListEntriesPaginated', 'where: {text_search: "ähre SPRING"}', ['1']],
    ['waitingListEntriesPaginated', 'where: {text_search: "spring"}', ['2', '1']],
    ['waitingListEntriesPaginated', 'where: {text_search: "ultrasound"}', []],
    ['waitingListEntriesPaginated', 'where: {author_id: "4"}', ['1']],
    ['waitingListEntriesPaginated', 'where: {is_next_eligible: true}', []],
    ['waitingListEntriesPaginated', 'where: {is_next_eligible: false}', ['2', '1']],
    ['approvedDocumentsPaginated', 'where: {text_search: "PARIS invit"}', ['2']],
    ['approvedDocumentsPaginated', 'where: {date_needed_lt: "1990-01-01"}', []],
    ['mergeTemplates', 'isChild: true', ['2']],
    ['mergeTemplates', 'isChild: false', ['3', '1']],
  ])('%s(%s)', async (list, args, expected) => {
    expect(await world.idsOf(list, args)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['where: {centre_event_id: "1"}', ['2', '1']],
    ['where: {participant_id: "3"}', ['1']],
    ['orderBy: [{column: NAME}]', ['2', '1']],
    ['orderBy: [{column: DATE_CREATED}]', ['1', '2']],
  ])('waitingListEntries(%s)', async (args, expected) => {
    expect(await world.plainIdsOf('waitingListEntries', args)).toEqual(expected);
  });

  it.each<[string, string[]]>([
    ['where: {text_search: "glob gil"}', ['global_manager']],
    ['where: {text_search: "l@office"}', ['logistics']],
    ['where: {roles: [country_manager, booker]}', ['booker', 'country_manager']],
    [`where: {roles: [administrator], allowed_countries: ["${country.aland}"]}`, []],
    [`where: {allowed_countries: ["${country.aland}"]}`, ['booker', 'country_manager']],
    ['where: {is_deactivated: true}', []],
    [`where: {is_deactivated: false, whereConditions: {column: ROLES, value: "booker"}}`, ['booker']],
    [
      'first: 3, page: 2, sortBy: [{column: LAST_NAME, order: DESC}]',
      ['logistics', 'global_manager', 'country_manager'],
    ],
  ])('usersPaginated(%s)', async (args, expected) => {
    const found = await world.data(
      viewers.administrator,
      `{ usersPaginated(${args}) { data { username } } }`,
    );
    expect(found).toEqual({ usersPaginated: { data: expected.map((username) => ({ username })) } });
  });

  it('restrict_by_current_user leaves what the viewer may book for', async () => {
    const bookable = (viewer: (typeof viewers)[keyof typeof viewers]) =>
      world.idsOf('centreEvents', 'where: {restrict_by_current_user: true}', viewer);
    expect(await bookable(viewers.administrator)).toEqual(['5', '4', '2', '1', '3']);
    expect(await bookable(viewers.countryManager)).toEqual(['1', '3']);
    // B4, B6: the third is neither published nor to come.
    expect(await bookable(viewers.booker)).toEqual(['2', '1']);
    expect(await bookable(viewers.logistics)).toEqual([]);
  });

  it('finds a name that is written without its space, whichever of its words comes first', async () => {
    const named = (id: number, first: string | null, last: string) =>
      sql`update participants set first_name = ${first}, last_name = ${last} where id = ${id}`.execute(
        world.database.kysely,
      );
    await named(2, '太郎', '山田');
    await named(6, '伟', '王');
    const found = (text: string, list = 'participants') =>
      world.idsOf(list, `where: {text_search: "${text}"}`);
    for (const text of ['山田太郎', '太郎山田', '山田 太郎', '山田太', '山田'])
      expect(await found(text), text).toEqual(['2']);
    for (const text of ['王伟', '王']) expect(await found(text), text).toEqual(['6']);
    for (const text of ['山田花子', '田太郎', '王伟伟']) expect(await found(text), text).toEqual([]);
    expect(await found('山田太郎', 'eventBookings')).toEqual(['2']);
    // A name of two signs, with one of them as it is in names alone.
    await named(6, '神', '\u{fa19}谷');
    const like = (value: string, operator = 'LIKE') =>
      world.idsOf(
        'participants',
        `where: {whereConditions: {column: LAST_NAME, operator: ${operator}, value: "${value}"}}`,
      );
    for (const value of ['%神谷%', '%\u{fa19}谷%', '%谷%']) expect(await like(value), value).toEqual(['6']);
    expect(await like('%谷%', 'NOT_LIKE')).not.toContain('6');
    await named(2, 'Émile', 'Éclair');
    await named(6, null, '50%_off');
  });

  it('finds a name that is written with a comma behind the family name', async () => {
    const found = (text: string) => world.idsOf('participants', `where: {text_search: "${text}"}`);
    for (const text of ['Éclair, Émile', 'eclair; emile', 'Éclair， Émile，'])
      expect(await found(text), text).toEqual(['2']);
    expect(await found(',')).toEqual([]);
  });

  it('has a condition for every key that the contract names', async () => {
    for (const field of Object.values(world.schema.getQueryType()?.getFields() ?? {})) {
      // Its arguments say what is asked about, not which rows.
      if (
        [
          'eventAvailability',
          'peopleAvailability',
          'participantMerge',
          'honorariaPreview',
          'redirectLookup',
          'previewRecordChange',
          'userSignOn',
          'exchangeRateHistory',
          'exchangeRatePreview',
          'documentRun',
          'documentMails',
          'mergeFields',
          'generatedDocument',
          'distinctValues',
          'listFigures',
          'exportedRecords',
          'recordImport',
          'recordImportRows',
        ].includes(field.name)
      )
        continue;
      const direct = field.args.filter(
        ({ name }) =>
          !['first', 'page', 'orderBy', 'sortBy', 'where', 'id', 'ID', 'base', 'zone'].includes(name),
      );
      const where = field.args.find(({ name }) => name === 'where');
      const whereType = where ? getNamedType(where.type) : undefined;
      const keys = isInputObjectType(whereType) ? Object.values(whereType.getFields()) : [];
      for (const key of [...direct, ...keys]) {
        const value = sample(getNamedType(key.type).name, key.name);
        const list = isListType(isNonNullType(key.type) ? key.type.ofType : key.type);
        const given = `${key.name}: ${list ? `[${value}]` : value}`;
        const { name: type } = getNamedType(field.type);
        const inner = { Dashboard: 'waitingCount', User: 'ID', UserPaginator: 'ID' }[type] ?? 'id';
        const selection = type.endsWith('Paginator') ? `{ data { ${inner} } }` : `{ ${inner} }`;
        const args = keys.includes(key) ? `where: {${given}}` : given;
        const answer = await world.ask(viewers.administrator, `{ ${field.name}(${args}) ${selection} }`);
        expect(answer.errors?.[0]?.message, `${field.name}(${args})`).toBeUndefined();
      }
    }
  });
});

function sample(type: string, key: string): string {
  const samples: Readonly<Record<string, string>> = {
    ID: '"1"',
    Boolean: 'true',
    String: '"a"',
    Currency: '"EUR"',
    Role: 'booker',
    ApprovalPurpose: 'CONTRACT',
    Date: '"2027-01-01"',
    EventCapacity: 'FULL',
    PlaceholderOutcome: 'HELD',
    BookingStatus: 'NEW',
    BookingType: 'STAFF',
    ExchangeRateSource: 'ECB',
    CollectStatus: 'COMPLETE',
    ApprovalState: 'STALE',
    ParticipantRequestKind: 'MERGE',
    ParticipantRequestState: 'OPEN',
    Trashed: 'ONLY',
    DocumentRunType: 'AGENDA',
    ParticipantCountryCondition: '{value: ["1"]}',
  };
  const value = type.endsWith('WhereConditions') ? '{}' : samples[type];
  if (value === undefined) throw new Error(`No sample for ${key}: ${type}.`);
  return value;
}
