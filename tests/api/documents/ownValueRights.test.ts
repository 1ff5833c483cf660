import { describe, expect, it } from 'vitest';
import { records } from '#tests/factories/records.ts';
import { outcomeOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { gap, invitation, runWorldOf } from './runWorld.ts';
import { useApi } from '../useApi.ts';

interface Shown {
  readonly key: string;
  readonly contexts: readonly {
    readonly mergeContextId: string;
    readonly fields: readonly { readonly whyNotModify: string | null }[];
  }[];
}

interface Offered {
  readonly impressions: readonly {
    readonly contexts: readonly {
      readonly mergeContext: string;
      readonly fields: readonly { readonly field: string; readonly whyNotModify: string | null }[];
    }[];
  }[];
}

/** Over which records somebody may lay values of their own in a run, which is everybody's. */
describe('a run', () => {
  const world = runWorldOf(useApi());

  it('has own values of whoever books over their own bookings and people only (M2)', async () => {
    await world.textOf('invitation', invitation);
    const manager = world.api.as('global_manager');
    const booker = await somebody(world.api, ['booker'], 'PL');
    const event = await world.eventWith([{ city: 'Łódź' }], 'PL');
    const { id: person } = await records(booker.ask).participant({ country_id: world.api.country('PL') });
    await records(booker.ask).booking({ centre_event_id: event.id, participant: { connect: person } });
    const { key } = await world.open(booker, 'INVITATION', { centre_event_id: event.id });
    const named = { [`CENTRE_EVENT:${event.id}`]: { name: 'Another course' } };
    const theirs = { [`PARTICIPANT:${person}`]: { city: 'Gdańsk' } };
    const refused = {
      'input.modifiedFields': [
        `You may set own values of the bookings that you may make these documents for, and of their people; not name of CENTRE_EVENT:${event.id}.`,
      ],
    };
    // Which is said where somebody would type.
    const { run } = await booker.ask(
      'query ($key: ID!) { run: documentRun(key: $key) { impressions { contexts { mergeContext fields { field whyNotModify } } blocks { field takesOwnValue } } } }',
      { key },
    );
    expect(run).toMatchObject({ impressions: [{ blocks: [{ field: 'city', takesOwnValue: true }] }] });
    expect(
      (run as Offered).impressions
        .flatMap(({ contexts }) => contexts)
        .flatMap(({ mergeContext, fields }) =>
          fields.map(({ field, whyNotModify }) => [mergeContext, field, whyNotModify]),
        ),
    ).toEqual([
      [
        'CENTRE_EVENT',
        'name',
        'You may set own values of the bookings that you may make these documents for, and of their people.',
      ],
      ['PARTICIPANT', 'fullName', null],
      ['PARTICIPANT', 'city', null],
    ]);
    const told = async (modified: object) =>
      (await world.update(booker, key, modified)).errors?.[0]?.extensions?.validation ?? 'ok';
    expect(await told(named)).toEqual(refused);
    expect(await told(theirs)).toBe('ok');
    expect(outcomeOf(await world.update(manager, key, { ...named, ...theirs }))).toBe('ok');
    // What somebody else set stays as it is: sent back, and not left out.
    const { modifiedFields } = await world.read(booker, key);
    expect(await told({ ...(JSON.parse(modifiedFields) as object), ...theirs })).toBe('ok');
    expect(await told(theirs)).toEqual(refused);
  });

  it('offers of one document the own values that it offers of all, as a save takes them (M2)', async () => {
    const seats = 'centreEvent.eventBookings';
    const list = `<div data-repeat="${seats}"><p>${gap(`${seats}.participant.lastName`)}</p></div>`;
    await world.textOf('invitation', `<p>${gap('participant.fullName')}</p>${list}`);
    const event = await world.eventWith([{}, { last_name: 'Foreign', country: 'SE' }], 'PL');
    const [near, far] = event.bookings;
    // Compliance shows the other one, whom the country manager may not change.
    const who = await somebody(world.api, ['country_manager', 'compliance'], 'PL');
    const { key } = await world.open(who, 'INVITATION', { centre_event_id: event.id });
    const one = `booking-${near?.id}`;
    const read = (name: string) =>
      `${name}: documentRun(key: $key${name === 'all' ? '' : ', impression: $one'}) { impressions { ...All } }`;
    const { all, alone } = (await who.ask(
      `query ($key: ID!, $one: ID!) { ${read('all')} ${read('alone')} }
      fragment All on DocumentImpression { key contexts { mergeContext mergeContextId fields { field whyNotModify } } }`,
      { key, one },
    )) as Readonly<Record<'all' | 'alone', { readonly impressions: readonly Shown[] }>>;
    expect(alone.impressions).toEqual(all.impressions.filter((each) => each.key === one));
    const offered = (person: string | undefined) =>
      alone.impressions
        .flatMap(({ contexts }) => contexts)
        .filter(({ mergeContextId }) => mergeContextId === person)
        .flatMap(({ fields }) => fields.map(({ whyNotModify }) => whyNotModify === null));
    expect([offered(near?.participant), offered(far?.participant)]).toEqual([[true, true], [false]]);
    const taken = async (person: string | undefined) =>
      outcomeOf(await world.update(who, key, { [`PARTICIPANT:${person}`]: { lastName: 'Else' } }));
    expect([await taken(near?.participant), await taken(far?.participant)]).toEqual(['ok', 'VALIDATION']);
  });
});
