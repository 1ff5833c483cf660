import { createHash } from 'node:crypto';
import { managedCountries } from './benchData.ts';

/** Who asks: by the name they sign in with. */
export type Asker = 'administrator' | 'manager';

/** One kind of request: a GraphQL operation for the app, and for the floor the SQL that answers the same JSON. */
export interface BenchCase {
  readonly name: string;
  readonly asker: Asker;
  /** Body of the n-th request; requests differ, so that nobody answers from memory. Loads that write have a lot each. */
  readonly body: (n: number, lot: number) => string;
  readonly floor: Floor;
  /** Requests a second over those of the floor: what they are to be at least. */
  readonly goal: number;
  /** What was written once cannot be written again: no request is repeated. */
  readonly writes?: boolean;
}

/** `text` answers a whole response as text; `$1` is n, or each of the values: of several there is a list. */
interface StatementFloor {
  readonly path: string;
  readonly text: string;
  readonly values?: (n: number) => readonly number[];
}

/** Statements of one transaction over the same values; the last answers the response. */
interface TransactionFloor {
  readonly path: string;
  readonly transaction: readonly string[];
  readonly values: (n: number, lot: number) => readonly number[];
}

export type Floor = StatementFloor | TransactionFloor;

const md5 = (n: number) => createHash('md5').update(String(n)).digest('hex');
const operation = (query: string, variables: object) => ({ query, variables });
const body = (query: string, variables: (n: number) => object) => (n: number) =>
  JSON.stringify(operation(query, variables(n)));

const person = `'id', t.id::text, 'fullName', t.full_name, 'email', t.email, 'city', t.city`;
const own = (column: string) => `${column} = any('{${managedCountries.join(',')}}'::bigint[])`;

/** What the asker may see, as a floor would say it: nothing to say of an administrator. */
const sees = (asker: Asker, ...columns: readonly string[]): string =>
  asker === 'manager' ? columns.map((column) => ` and ${own(column)}`).join('') : '';
const seesOpen = (asker: Asker, isRestricted: string, event: string): string =>
  asker === 'manager'
    ? ` and (not ${isRestricted} or exists (select 1 from centre_event_allowed_countries a where a.centre_event_id = ${event} and ${own('a.country_id')}))`
    : '';
const seesBooking = (asker: Asker, alias: string): string =>
  asker === 'manager'
    ? `${sees(asker, `${alias}.kept_event_country_id`, `${alias}.kept_person_country_id`)} and not ${alias}.kept_of_deleted${seesOpen(asker, `${alias}.kept_event_restricted`, `${alias}.centre_event_id`)}`
    : '';

const page = (asker: Asker, columns: string, joins = '') => `
  select coalesce(json_agg(json_build_object(${columns}) order by k.last_name, k.id), '[]')
  from (select id, last_name from participants where deleted_at is null${sees(asker, 'country_id')} order by last_name, id limit 25 offset $1::int * 25) k
  join participants t on t.id = k.id ${joins}`;
const withCountry = `${person}, 'country', json_build_object('id', c.id::text, 'name', c.name)`;
const rows = (asker: Asker) => page(asker, withCountry, 'left join countries c on c.id = t.country_id');
const inData = (inner: string) => `select json_build_object('data', ${inner})::text as answer`;

const list = (info: string) =>
  `query ($page: Int!) { participants(first: 25, page: $page, orderBy: [{column: LAST_NAME}]) {
    data { id fullName email city country { id name } }${info} } }`;
const pageOf = (n: number) => ({ page: n + 1 });

/** Ten newest bookings with every word in a name: a broad word is in all of them, a rare one in two. */
const search = (
  asker: Asker,
  name: string,
  path: string,
  words: (n: number) => string,
  ...patterns: readonly string[]
): BenchCase => ({
  name,
  goal: 0.8,
  asker,
  body: body(
    `query ($words: String!) { eventBookings(where: {text_search: $words}) { data { id bookingStatus } } }`,
    (n) => ({ words: words(n) }),
  ),
  floor: floor(
    `/${asker}${path}`,
    inData(`json_build_object('eventBookings', json_build_object('data', coalesce((
      select json_agg(json_build_object('id', k.id::text, 'bookingStatus', k.booking_status) order by k.date_created desc, k.id desc)
      from (select id, booking_status, date_created from event_bookings b
        where deleted_at is null${seesBooking(asker, 'b')} and ${patterns.map((pattern) => `search_text like ${pattern}`).join(' and ')} order by date_created desc, id desc limit 10) k), '[]')))`),
  ),
});

/** By identifier: a record that somebody does not see is answered by nothing, and fast. */
export interface SeenRecords {
  readonly events: readonly number[];
  readonly people: readonly number[];
}

/** Enough for all requests of a load. */
export const seenRecords = (asker: Asker): Readonly<Record<keyof SeenRecords, string>> => ({
  events: `select id::int from centre_events e where deleted_at is null${sees(asker, 'country_id')}${seesOpen(asker, 'restrict_countries', 'e.id')} order by id limit 40`,
  people: `select id::int from participants where deleted_at is null${sees(asker, 'country_id')} order by id limit 400`,
});

const casesOf = (asker: Asker, seen: SeenRecords): readonly BenchCase[] => [
  search(
    asker,
    'search: words of all bookings',
    '/search-broad',
    (n) => `event ${n % 9}`,
    `'%event%'`,
    // Below three letters a word is found where one begins.
    `'% ' || $1::int % 9 || '%'`,
  ),
  search(
    asker,
    'search: a word of two',
    '/search-rare',
    (n) => md5(n + 1).slice(0, 12),
    `'%' || left(md5(($1::int + 1)::text), 12) || '%'`,
  ),
  {
    name: 'list with total',
    goal: 18,
    asker,
    body: body(list(' paginatorInfo { total }'), pageOf),
    floor: floor(
      `/${asker}/list-total`,
      inData(`json_build_object('participants', json_build_object('data', (${rows(asker)}), 'paginatorInfo',
      json_build_object('total', (select count(*) from participants where deleted_at is null${sees(asker, 'country_id')}))))`),
    ),
  },
  {
    name: 'list',
    goal: 0.9,
    asker,
    body: body(list(''), pageOf),
    floor: floor(
      `/${asker}/list`,
      inData(`json_build_object('participants', json_build_object('data', (${rows(asker)})))`),
    ),
  },
  {
    name: 'nested: 25 events',
    goal: 0.85,
    asker,
    body: body(
      `query ($page: Int!) { centreEvents(first: 25, page: $page, orderBy: [{column: ID}]) { data { id name dateStart
        trainingCentre { id name city } trainers { priority trainer { id fullName } } } } }`,
      pageOf,
    ),
    floor: floor(
      `/${asker}/events`,
      inData(`json_build_object('centreEvents', json_build_object('data', (
      select coalesce(json_agg(json_build_object('id', t.id::text, 'name', t.name, 'dateStart', t.date_start,
        'trainingCentre', case when c.id is not null then json_build_object('id', c.id::text, 'name', c.name, 'city', c.city) end,
        'trainers', (select coalesce(json_agg(json_build_object('priority', l.priority, 'trainer', case when r.id is not null then json_build_object('id', r.id::text, 'fullName', r.full_name) end) order by l.priority), '[]')
          from centre_event_trainers l left join trainers r on r.id = l.trainer_id${sees(asker, 'r.country_id')} where l.centre_event_id = t.id)) order by t.id), '[]')
      from (select * from centre_events e where deleted_at is null${sees(asker, 'e.country_id')}${seesOpen(asker, 'e.restrict_countries', 'e.id')} order by id limit 25 offset $1::int * 25) t
      left join training_centres c on c.id = t.training_centre_id${sees(asker, 'c.country_id')})))`),
    ),
  },
  {
    name: 'detail: event with 200 bookings',
    goal: 0.95,
    asker,
    body: body(
      'query ($id: ID!) { centreEvent(id: $id) { id name dateStart dateEnd isPublished eventBookings { id bookingStatus participant { id fullName } } } }',
      (n) => ({ id: String(seen.events[n]) }),
    ),
    floor: {
      path: `/${asker}/event`,
      values: (n: number) => seen.events.slice(n, n + 1),
      text: inData(`json_build_object('centreEvent', (
      select json_build_object('id', t.id::text, 'name', t.name, 'dateStart', t.date_start, 'dateEnd', t.date_end, 'isPublished', t.is_published,
        'eventBookings', (select coalesce(json_agg(json_build_object('id', b.id::text, 'bookingStatus', b.booking_status,
          'participant', case when p.id is not null then json_build_object('id', p.id::text, 'fullName', p.full_name) end) order by b.kept_last_name, b.kept_first_name, b.date_created, b.id), '[]')
          from event_bookings b left join participants p on p.id = b.participant_id and p.deleted_at is null where b.centre_event_id = t.id and b.deleted_at is null${seesBooking(asker, 'b')}))
      from centre_events t where t.id = $1::int and t.deleted_at is null${sees(asker, 't.country_id')}${seesOpen(asker, 't.restrict_countries', 't.id')}))`),
    },
  },
  {
    name: 'batch of 10 details',
    goal: 1.1,
    asker,
    body: (n) =>
      JSON.stringify(
        tenOf(seen.people, n).map((id) =>
          operation('query ($id: ID!) { participant(id: $id) { id fullName email city } }', {
            id: String(id),
          }),
        ),
      ),
    floor: {
      path: `/${asker}/batch`,
      values: (n: number) => tenOf(seen.people, n),
      text: inData(
        `json_build_object('participant', (select json_build_object(${person}) from participants t where t.id = $1::int and t.deleted_at is null${sees(asker, 't.country_id')}))`,
      ),
    },
  },
];

const tenOf = (ids: readonly number[], n: number): readonly number[] => ids.slice(n * 10, n * 10 + 10);

/** Of an administrator, and of a manager of three countries. */
export const cases = (seen: Readonly<Record<Asker, SeenRecords>>): readonly BenchCase[] => [
  ...casesOf('administrator', seen.administrator),
  ...casesOf('manager', seen.manager),
];

function floor(path: string, text: string): Floor {
  return { path, text };
}
