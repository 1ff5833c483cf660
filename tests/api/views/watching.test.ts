import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Mail } from '#server/mail/Mail.ts';
import { watchedAtMost } from '#server/modules/viewWatch/viewRows.ts';
import { records, unique } from '#tests/factories/records.ts';
import { testNow } from '#tests/setup/testDatabase.ts';
import { outcomeOf, type Client } from '../Client.ts';
import { mailRound } from '../server/mailRound.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import {
  countOf,
  createView,
  madeView,
  noticesOf,
  onView,
  refusedAt,
  updateView,
  viewsOf,
  watchIt,
  watchRound,
} from './viewWorld.ts';
import { updating } from '../mutations.ts';

/** Whoever watches a view is told once of each record that comes into it. */
const api = useApi();
let watcher: Client & { readonly id: string };
const admin = () => api.as('administrator');
beforeAll(async () => {
  watcher = await somebody(api, ['country_manager'], 'DE');
});

/** The clock of the jobs: who is signed in stays so. */
let now = new Date(testNow);
/** A round in which each watch has its turn. */
const roundLater = async () => {
  now = new Date(now.getTime() + 6 * 60_000);
  return watchRound(api, now);
};
const person = (last_name: string, code = 'DE') =>
  records(admin().ask).participant({ last_name, country_id: api.country(code) });
const searching = (name: string) => JSON.stringify({ where: { text_search: name } });
/** A view of people of a name that nobody else has, shared with the watcher. */
const sharedView = async (name: string) =>
  madeView(admin(), { label: name, audience: 'EVERYONE', arguments: searching(name) });
const enteredOf = async (who: Client, id: string) =>
  (await noticesOf(who)).filter(({ savedView }) => savedView?.id === id).map(({ count }) => count);

it('is told of what comes in with their own rights, once, and not of what is there already', async () => {
  const name = `Watched${unique()}`;
  const view = await sharedView(name);
  await person(name);
  expect(outcomeOf(await watchIt(watcher, view.id))).toBe('ok');
  expect((await viewsOf(watcher)).find(({ id }) => id === view.id)?.watch).toBe('BELL');
  await roundLater();
  expect(await enteredOf(watcher, view.id)).toEqual([]);
  await person(name);
  await person(name, 'JP');
  await roundLater();
  await roundLater();
  expect(await enteredOf(watcher, view.id)).toEqual([1]);
  await person(name);
  await roundLater();
  expect(await enteredOf(watcher, view.id)).toEqual([2]);
});

it('as many are watched as there is room for, and views that are shared no more take none', async () => {
  const who = await somebody(api, ['booker'], 'DE');
  const { id } = await sharedView(`Last${unique()}`);
  const crowd = `Crowded${unique()}`;
  const { kysely } = api.app.database;
  await sql`with made as (
      insert into saved_views (owner_id, resource, type, label, look, audience)
      select 1, 'participants', 'Participant', ${crowd} || n, '{}', 'EVERYONE' from generate_series(1, 20) n returning id)
    insert into saved_view_watches (saved_view_id, user_id, by_mail, asked, zone, known_ids, checked_at, seen_at)
    select id, ${who.id}, false, '{}', 'UTC', '{}', now(), now() from made`.execute(kysely);
  expect(outcomeOf(await watchIt(who, id))).toBe('LIMIT_EXCEEDED');
  await sql`update saved_views set audience = 'OWN' where label = ${`${crowd}7`}`.execute(kysely);
  expect(outcomeOf(await watchIt(who, id))).toBe('ok');
  await sql`update saved_views set audience = 'OWN' where label like ${`${crowd}%`}`.execute(kysely);
});

it('is told no more once it is left, shared no more, or the account is closed', async () => {
  const name = `Left${unique()}`;
  const view = await sharedView(name);
  const [leaver, closed] = [await somebody(api, ['booker'], 'DE'), await somebody(api, ['viewer'], 'DE')];
  for (const who of [watcher, leaver, closed]) await watchIt(who, view.id);
  await watchIt(leaver, view.id, 'NONE');
  await sql`update users set deactivated_at = now() where id = ${closed.id}`.execute(api.app.database.kysely);
  await updateView(admin(), { id: view.id, audience: 'ROLE', role: 'viewer' });
  await person(name);
  await roundLater();
  const told = await sql<{ count: string }>`
    select count(*) as count from notifications where saved_view_id = ${view.id}`.execute(
    api.app.database.kysely,
  );
  expect(told.rows[0]?.count).toBe('0');
});

it('a record that goes and comes back is not told of again, and a changed filter begins anew', async () => {
  const name = `Returning${unique()}`;
  const view = await sharedView(name);
  await watchIt(watcher, view.id);
  const { id } = await person(name);
  const rename = (last_name: string) => admin().ask(updating('Participant'), { input: { id, last_name } });
  await roundLater();
  await rename('Elsewhere');
  await roundLater();
  await rename(name);
  await roundLater();
  expect(await enteredOf(watcher, view.id)).toEqual([1]);
  await person(`Other${name}`);
  await updateView(admin(), { id: view.id, arguments: searching('Other') });
  await roundLater();
  expect(await enteredOf(watcher, view.id)).toEqual([1]);
});

/** It is the 21st at noon in UTC: the 22nd in Auckland already, and until 10:00 UTC of the 22nd the 21st in Honolulu. */
it('days that move are those of whoever looks, ahead of UTC and behind it', async () => {
  const name = `Moving${unique()}`;
  const training_centre_id = (await records(admin().ask).centre({ country_id: api.country('DE') })).id;
  await records(admin().ask).event({
    name,
    training_centre_id,
    date_start: '2026-11-22',
    date_end: '2026-11-22',
  });
  const where = { text_search: name, date_start_gte: '@today', date_start_lt: '@today.end' };
  const view = await madeView(admin(), {
    ...{ resource: 'events', type: 'CentreEvent', label: name, audience: 'EVERYONE' },
    arguments: JSON.stringify({ where }),
  });
  const zones = ['Pacific/Auckland', 'UTC', 'Pacific/Honolulu'];
  expect(await Promise.all(zones.map((zone) => countOf(watcher, view.id, zone)))).toEqual([1, 0, 0]);
  const ahead = await somebody(api, ['country_manager'], 'DE');
  await watchIt(ahead, view.id, 'BELL', 'Pacific/Auckland');
  await watchIt(watcher, view.id, 'BELL', 'Pacific/Honolulu');
  const seen = async (moment: string) => {
    now = new Date(moment);
    await watchRound(api, now);
    return [await enteredOf(ahead, view.id), await enteredOf(watcher, view.id)];
  };
  expect(await seen('2026-11-22T09:50:00Z')).toEqual([[], []]);
  expect(await seen('2026-11-22T10:10:00Z')).toEqual([[], [1]]);
});

it('"me" is whoever looks, in a view of somebody else too', async () => {
  const where = { author_id: '@me', is_placeholder: false };
  const bookings = { resource: 'bookings', type: 'EventBooking', audience: 'EVERYONE' };
  const view = await madeView(admin(), { ...bookings, arguments: JSON.stringify({ where }) });
  const before = Number(await countOf(admin(), view.id));
  const participant = { connect: (await person(`Booked${unique()}`)).id };
  await records(admin().ask).booking({ participant });
  expect([await countOf(admin(), view.id), await countOf(watcher, view.id)]).toEqual([before + 1, 0]);
});

it('a day or a zone that there is not is refused', async () => {
  const given = (day: string) => JSON.stringify({ where: { date_start_gte: day } });
  const events = { resource: 'events', type: 'CentreEvent' };
  const made = await createView(watcher, { ...events, arguments: given('@someday') });
  expect(refusedAt(made)).toEqual(['input.arguments']);
  const { id } = await madeView(watcher, { ...events, arguments: given('@this_quarter') });
  expect(refusedAt(await watchIt(watcher, id, 'BELL', 'Mars/Base'))).toEqual(['zone']);
});

it('several processes at once tell of each once', async () => {
  const name = `Raced${unique()}`;
  const view = await sharedView(name);
  await watchIt(watcher, view.id);
  await person(name);
  now = new Date(now.getTime() + 6 * 60_000);
  await Promise.all([watchRound(api, now), watchRound(api, now), watchRound(api, now)]);
  await roundLater();
  expect(await enteredOf(watcher, view.id)).toEqual([1]);
});

it('what is too large, or worked out in the browser, is not watched, and says so', async () => {
  const large = await madeView(admin(), { audience: 'EVERYONE' });
  const uncounted = await madeView(admin(), { audience: 'EVERYONE', arguments: null });
  expect(outcomeOf(await watchIt(watcher, uncounted.id))).toBe('VIEW_UNCOUNTED');
  await watchIt(admin(), large.id);
  await sql`insert into participants (first_name, last_name, country_id)
    select 'Many', 'Crowd', 1 from generate_series(1, ${watchedAtMost + 1}::int)`.execute(
    api.app.database.kysely,
  );
  await updateView(admin(), { id: large.id, arguments: searching('crowd') });
  expect(outcomeOf(await watchIt(api.as('global_manager'), large.id))).toBe('VIEW_TOO_LARGE');
  await roundLater();
  expect((await viewsOf(admin())).find(({ id }) => id === large.id)?.watchProblem).toMatch(
    /more than 5000 records/,
  );
  expect(await enteredOf(admin(), large.id)).toEqual([]);
  await sql`update participants set deleted_at = now() where last_name = 'Crowd'`.execute(
    api.app.database.kysely,
  );
  await roundLater();
  expect((await viewsOf(admin())).find(({ id }) => id === large.id)?.watchProblem).toBeNull();
  expect(await enteredOf(admin(), large.id)).toEqual([]);
});

it('one mail a day tells of all that came in, by number', async () => {
  const reader = await somebody(api, ['country_manager'], 'DE');
  const names = [`Post${unique()}`, `Letter${unique()}`];
  const views = [];
  for (const name of names) views.push(await sharedView(name));
  for (const { id } of views) await watchIt(reader, id, 'MAIL');
  const mails: Mail[] = [];
  const deliver = async () => {
    mails.length = 0;
    const { clock } = api.app;
    const signedIn = clock.now;
    clock.now = now;
    await mailRound(api.app, {}, async (mail) => void mails.push(mail));
    clock.now = signedIn;
    return mails.map(({ subject, paragraphs, links = [] }) => [
      subject,
      ...paragraphs,
      ...links.map(({ label, url }) => `${label} ${url}`),
    ]);
  };
  await deliver();
  for (const name of names) await person(name);
  const at = async (moment: string) => {
    now = new Date(moment);
    await watchRound(api, now);
  };
  await at('2026-11-23T04:00:00Z');
  expect(await deliver()).toEqual([]);
  await at('2026-11-23T05:10:00Z');
  expect(await deliver()).toEqual([
    [
      '2 new records in 2 views',
      `1 new record in “${names[1]}” https://convene.example/participants?view=${views[1]?.id}`,
      `1 new record in “${names[0]}” https://convene.example/participants?view=${views[0]?.id}`,
    ],
  ]);
  await person(names[0] ?? '');
  await roundLater();
  expect(await deliver()).toEqual([]);
  await at('2026-11-24T05:10:00Z');
  expect(await deliver()).toEqual([[`1 new record: ${names[0]}`, `1 new record in “${names[0]}”.`]]);
  await onView(admin(), 'deleteSavedView(id: $id) { id }', views[0]?.id ?? '');
});
