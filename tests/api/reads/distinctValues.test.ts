import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReadWorld, type ReadWorld, viewers } from './readWorld.ts';

/** Values in use are no way round what somebody may see. */

let world: ReadWorld;
beforeAll(async () => {
  world = await openReadWorld();
}, 60_000);
afterAll(() => world.close());

const values = async (who: keyof typeof viewers, args: string) =>
  (await world.data(viewers[who], `{ distinctValues(${args}) }`))['distinctValues'];

it('offers what is in use, what begins as typed first, whatever its case and accents', async () => {
  const all = (await values('administrator', 'type: "Participant", field: "city"')) as string[];
  expect(all).toContain('Köln');
  expect(new Set(all).size).toBe(all.length);
  const found = (await values(
    'administrator',
    'type: "Participant", field: "lastName", search: "ko"',
  )) as string[];
  const begins = found.map((name) => /^k[oöó]/i.test(name));
  expect(begins.toSorted((one, other) => Number(other) - Number(one))).toEqual(begins);
  expect(await values('administrator', 'type: "Participant", field: "city", search: "koln"')).toEqual([
    'Köln',
  ]);
  expect(await values('administrator', 'type: "Participant", field: "city", search: "100%"')).toEqual([]);
});

it('offers nothing of rows that are out of scope, nor of fields that are hidden', async () => {
  const inAland = (await values('countryManager', 'type: "Participant", field: "lastName"')) as string[];
  const everywhere = (await values('administrator', 'type: "Participant", field: "lastName"')) as string[];
  const rows = (await world.data(viewers.countryManager, '{ participants { data { lastName } } }'))[
    'participants'
  ];
  const visible = (rows as { data: { lastName: string }[] }).data.map(({ lastName }) => lastName);
  expect(inAland.toSorted()).toEqual([...new Set(visible)].toSorted());
  expect(everywhere.length).toBeGreaterThan(inAland.length);
  expect(await values('countryless', 'type: "Participant", field: "lastName"')).toEqual([]);
  expect(await values('viewer', 'type: "Participant", field: "address"')).toEqual([]);
  expect(await values('booker', 'type: "Trainer", field: "hospital"')).toEqual([]);
});

it.each([
  ['a type that is not listed', 'type: "Nothing", field: "name"', 'type'],
  ['a field that is no text', 'type: "Participant", field: "dateCreated"', 'field'],
  ['a field that is worked out', 'type: "EventBooking", field: "missingFields"', 'field'],
  ['a passport number', 'type: "EventBooking", field: "passportNumber"', 'field'],
  ['a password', 'type: "User", field: "passwordHash"', 'field'],
])('refuses %s', async (_what, args, place) => {
  const answer = await world.ask(viewers.administrator, `{ distinctValues(${args}) }`);
  expect(answer.errors?.[0]?.extensions).toMatchObject({ validation: { [place]: [expect.any(String)] } });
});
