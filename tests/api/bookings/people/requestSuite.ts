import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Client, outcomeOf, validationOf } from '#tests/api/Client.ts';
import type { Fields } from '#tests/factories/records.ts';
import { type BookingWorld, idOf } from '../bookingWorld.ts';
import { merge } from './merge.ts';

/** Roles: managers of countries ask for a merge or an erasure; others do it or decline. */
export function requestSuite(world: BookingWorld): void {
  const asking = (name: 'Merge' | 'Erasure') => (who: Client, input: Fields) =>
    who.send(`mutation ($input: AskFor${name}Input!) { made: askFor${name}(input: $input) { id state } }`, {
      input: { reason: 'She told us so', ...input },
    });
  const [askForMerge, askForErasure] = [asking('Merge'), asking('Erasure')];
  const decline = (who: Client, id: string, over: Fields = {}) =>
    who.send(
      'mutation ($input: DeclineParticipantRequestInput!) { made: declineParticipantRequest(input: $input) { id state answer } }',
      { input: { id, answer: 'Not the same person', ...over } },
    );
  const withdraw = (who: Client, id: string) =>
    who.send('mutation ($id: ID!) { made: withdrawParticipantRequest(id: $id) { id state } }', { id });
  const erase = (who: Client, id: string) =>
    who.send('mutation ($input: EraseParticipantInput!) { made: eraseParticipant(input: $input) { id } }', {
      input: { id, reason: 'As asked' },
    });
  const read = async (who: Client, id: string) =>
    (
      await who.ask(
        'query ($id: ID!) { one: participantRequest(id: $id) { state reason answer participant { id } deletedParticipant { id } duplicate { id } decidedBy { ID } } }',
        { id },
      )
    )['one'] as Fields | null;
  const listed = async (who: Client, participant: string) =>
    (
      (
        await who.ask(
          'query ($id: ID!) { all: participantRequests(where: { participant_id: $id }) { data { id } } }',
          { id: participant },
        )
      )['all'] as { data: readonly { id: string }[] }
    ).data.map(({ id }) => id);
  /** What one was told of a request, and whether they have read it. */
  const told = async (who: Client, request: string) => {
    const { notifications } = (await who.ask(
      '{ notifications { kind dateRead participantRequest { id } } }',
      {},
    )) as {
      notifications: readonly {
        kind: string;
        dateRead: string | null;
        participantRequest: { id: string } | null;
      }[];
    };
    return notifications
      .filter((each) => each.participantRequest?.id === request)
      .map(({ kind, dateRead }) => `${kind}${dateRead === null ? '' : ' read'}`);
  };
  const mailsOf = async (request: string) =>
    (
      await sql<{ count: string }>`select count(*) as count from outgoing_mails m
        join notifications n on n.id = m.subject_id::bigint
        where m.kind = 'PARTICIPANT_REQUEST' and n.participant_request_id = ${request}::bigint`.execute(
        world.api.app.database.kysely,
      )
    ).rows[0]?.count;

  describe('asking for what one may not do', { timeout: 60_000 }, () => {
    it('a merge is asked for by a manager of a country, and done by who may', async () => {
      const { somebody, personFrom } = world;
      const [asker, decider] = [await somebody('country_manager', 'SE'), await somebody('global_manager')];
      const [one, two] = [await personFrom('SE'), await personFrom('SE')];
      expect(outcomeOf(await merge(asker, one, two))).toBe('FORBIDDEN');
      const asked = await askForMerge(asker, { participant_id: one, duplicate_id: two });
      const request = idOf(asked);
      expect(await told(decider, request)).toEqual(['REQUEST_MADE']);
      expect(Number(await mailsOf(request))).toBeGreaterThan(0);
      expect(validationOf(await askForMerge(asker, { participant_id: two, duplicate_id: one }))).toEqual({
        'input.participant_id': ['This was asked for already, and nobody has decided yet.'],
      });

      expect(outcomeOf(await merge(decider, two, one)), 'the other way round').toBe('ok');
      expect(await read(asker, request)).toMatchObject({
        state: 'DONE',
        participant: { id: two },
        duplicate: null,
      });
      expect(await told(asker, request)).toEqual(['REQUEST_DECIDED']);
      expect(await told(decider, request)).toEqual(['REQUEST_MADE read']);
      expect(outcomeOf(await decline(decider, request))).toBe('ALREADY_DECIDED');
    });

    it('an erasure is approved by compliance, of whom another has asked for it, and leaves no reason', async () => {
      const { somebody, personFrom, api } = world;
      const [asker, compliance] = [await somebody('country_manager', 'SE'), api.as('compliance')];
      const person = await personFrom('SE');
      expect(outcomeOf(await erase(compliance, person)), 'nobody asked').toBe('FORBIDDEN');
      const first = idOf(await askForErasure(asker, { participant_id: person }));
      expect(validationOf(await decline(compliance, first, { answer: ' ' }))).toHaveProperty('input.answer');
      expect(outcomeOf(await decline(compliance, first, { date_modified: '2020-01-01T00:00:00Z' }))).toBe(
        'STALE_WRITE',
      );
      expect((await decline(compliance, first)).data?.['made']).toMatchObject({
        state: 'DECLINED',
        answer: 'Not the same person',
      });
      expect(outcomeOf(await erase(compliance, person)), 'declined').toBe('FORBIDDEN');

      const second = idOf(await askForErasure(asker, { participant_id: person }));
      expect(outcomeOf(await erase(compliance, person))).toBe('ok');
      expect(outcomeOf(await erase(compliance, person)), 'done already').toBe('ok');
      expect(outcomeOf(await erase(asker, person)), 'never theirs to do').toBe('FORBIDDEN');
      expect(await read(asker, second)).toMatchObject({ state: 'DONE', reason: '•••' });
      expect(await read(compliance, first)).toMatchObject({ reason: '•••', answer: '•••' });
      expect(outcomeOf(await askForErasure(asker, { participant_id: person })), 'erased').toBe('FORBIDDEN');
    });

    it('of an erasure and a decline at the same moment one is done (K1)', async () => {
      const { somebody, personFrom } = world;
      const [asker, one, other] = [
        await somebody('country_manager', 'SE'),
        await somebody('compliance'),
        await somebody('compliance'),
      ];
      for (let round = 0; round < 12; round += 1) {
        const person = await personFrom('SE');
        const request = idOf(await askForErasure(asker, { participant_id: person }));
        const [erased, declined] = await Promise.all([erase(one, person), decline(other, request)]);
        const outcomes = `${outcomeOf(erased)} ${outcomeOf(declined)}`;
        expect(['ok ALREADY_DECIDED', 'FORBIDDEN ok']).toContain(outcomes);
        const state = outcomes.startsWith('ok') ? 'DONE' : 'DECLINED';
        expect(await read(one, request)).toMatchObject({ state });
      }
    });

    it('nobody approves what they asked for themselves', async () => {
      const { make, api, personFrom } = world;
      const username = `both-${(await make.user()).id}`;
      await make.user({
        username,
        password: 'pelican harbour violin mint',
        roles: ['country_manager', 'compliance'],
        countries: [api.country('SE')],
      });
      const both = api.as(username);
      const person = await personFrom('SE');
      const request = idOf(await askForErasure(both, { participant_id: person }));
      expect(outcomeOf(await erase(both, person))).toBe('FORBIDDEN');
      expect(await told(both, request)).toEqual([]);
      expect(outcomeOf(await erase(api.as('compliance'), person))).toBe('ok');
    });

    it('is of people one sees, is seen by who asks or decides, and withdrawn by who asked (S1)', async () => {
      const { somebody, personFrom, api } = world;
      const [asker, colleague, abroad] = [
        await somebody('country_manager', 'SE'),
        await somebody('country_manager', 'SE'),
        await somebody('country_manager', 'JP'),
      ];
      const [one, two] = [await personFrom('SE'), await personFrom('SE')];
      for (const input of [{ participant_id: one }, { participant_id: 'nobody' }])
        expect(validationOf(await askForErasure(abroad, input))).toHaveProperty('input.participant_id');
      const same = await askForMerge(asker, { participant_id: one, duplicate_id: one });
      expect(validationOf(same)).toHaveProperty('input.duplicate_id');
      expect(validationOf(await askForErasure(asker, { participant_id: one, reason: ' ' }))).toHaveProperty(
        'input.reason',
      );
      const request = idOf(await askForMerge(asker, { participant_id: one, duplicate_id: two }));
      expect(await listed(colleague, two)).toEqual([request]);
      for (const who of [abroad, api.as('compliance')]) expect(await listed(who, one)).toEqual([]);
      expect(outcomeOf(await withdraw(colleague, request))).toBe('FORBIDDEN');
      expect(outcomeOf(await withdraw(abroad, request))).toBe('NOT_FOUND');
      expect((await withdraw(asker, request)).data?.['made']).toMatchObject({ state: 'WITHDRAWN' });
      expect(outcomeOf(await askForMerge(colleague, { participant_id: two, duplicate_id: one }))).toBe('ok');
    });

    it('what is asked about somebody who was deleted since is still there: they are erased, or it is closed (G5)', async () => {
      const { somebody, personFrom, api } = world;
      const [asker, compliance] = [await somebody('country_manager', 'SE'), api.as('compliance')];
      const abroad = await somebody('country_manager', 'JP');
      const [one, two] = [await personFrom('SE'), await personFrom('SE')];
      const erasure = idOf(await askForErasure(asker, { participant_id: one }));
      const pair = idOf(await askForMerge(asker, { participant_id: one, duplicate_id: two }));
      await api.make.deleted('Participant', one);
      const gone = { participant: null, deletedParticipant: { id: one } };
      for (const who of [asker, compliance]) expect(await read(who, erasure)).toMatchObject(gone);
      expect(await listed(abroad, one)).toEqual([]);
      expect(outcomeOf(await withdraw(asker, pair))).toBe('ok');
      expect(outcomeOf(await erase(compliance, one))).toBe('ok');
      expect(await read(asker, erasure)).toMatchObject({ state: 'DONE', reason: '•••' });
    });

    it('what is asked about a second record is asked about the one that stays, once', async () => {
      const { somebody, personFrom, admin } = world;
      const asker = await somebody('country_manager', 'SE');
      const [kept, gone, third] = [await personFrom('SE'), await personFrom('SE'), await personFrom('SE')];
      const own = idOf(await askForErasure(asker, { participant_id: kept }));
      const other = idOf(await askForErasure(asker, { participant_id: gone }));
      const pair = idOf(await askForMerge(asker, { participant_id: third, duplicate_id: gone }));
      expect(outcomeOf(await merge(admin, kept, gone))).toBe('ok');
      expect(await read(asker, own)).toMatchObject({ state: 'OPEN' });
      expect(await read(asker, other)).toMatchObject({ state: 'WITHDRAWN', participant: { id: kept } });
      expect(await read(asker, pair)).toMatchObject({
        state: 'OPEN',
        participant: { id: third },
        duplicate: { id: kept },
      });
    });
  });
}
