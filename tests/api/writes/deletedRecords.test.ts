import { describe, expect, it } from 'vitest';
import { type Client, outcomeOf, validationOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';
import { restoring, updating } from '../mutations.ts';
import { auditsOf } from './crudSuite.ts';

/** B5: delete is a soft delete. */
describe('what was deleted', { timeout: 60_000 }, () => {
  const api = useApi();

  const trashed = (list: string) =>
    `{ found: ${list}(first: 200, trashed: ONLY) { data { id } paginatorInfo { total } } }`;
  const seenBy = async (who: Client, list = 'participants'): Promise<readonly string[]> => {
    const { found } = await who.ask(trashed(list), {});
    const { data } = found as { readonly data: readonly { readonly id: string }[] };
    return data.map(({ id }) => id);
  };
  const restored = (who: Client, type: string, id: string) => who.send(restoring(type), { id });

  const logOf = async (who: Client, id: string) => {
    const { log } = await who.ask(
      `query ($id: Mixed) { log: audits(first: 2, whereConditions: { AND: [{ column: AUDITABLE_TYPE, value: "Participant" }, { column: AUDITABLE_ID, value: $id }] }) { data { event isThere } } }`,
      { id },
    );
    return (log as { readonly data: readonly object[] }).data;
  };

  it('is listed for those who may delete, as far as they would see it, and comes back', async () => {
    const [own, foreign, kept] = [
      await api.make.participant({ country_id: api.country('PL'), onekey_id: 'OK-RESTORED' }),
      await api.make.participant({ country_id: api.country('DE') }),
      await api.make.participant({ country_id: api.country('PL') }),
    ];
    await api.make.deleted('Participant', own.id);
    await api.make.deleted('Participant', foreign.id);
    const polish = await somebody(api, ['country_manager'], 'PL');
    expect(await seenBy(polish)).toEqual([own.id]);
    expect(await seenBy(api.as('logistics'))).toEqual([]);
    expect(outcomeOf(await restored(polish, 'Participant', foreign.id))).toBe('NOT_FOUND');
    expect(outcomeOf(await restored(polish, 'Participant', kept.id))).toBe('NOT_FOUND');
    // G3: the identity was free meanwhile.
    const other = await api.make.participant({ onekey_id: 'OK-RESTORED' });
    expect(outcomeOf(await restored(polish, 'Participant', own.id))).toBe('VALIDATION');
    await api.make.deleted('Participant', other.id);
    expect(outcomeOf(await restored(polish, 'Participant', own.id))).toBe('ok');
    expect(await seenBy(polish)).toEqual([]);
    const { participant } = await polish.ask('query ($id: ID!) { participant(id: $id) { id } }', {
      id: own.id,
    });
    expect(participant).toEqual({ id: own.id });
    expect(await logOf(polish, own.id)).toEqual([
      { event: 'restored', isThere: true },
      { event: 'deleted', isThere: true },
    ]);
    expect(await logOf(api.as('administrator'), foreign.id)).toEqual([
      { event: 'deleted', isThere: false },
      { event: 'created', isThere: false },
    ]);
  });

  it('takes a seat again only where there is one (K1)', async () => {
    const event = await api.make.event({ max_trainees: 1 });
    const seats = async () =>
      api.make.booking({
        centre_event_id: event.id,
        participant: { connect: (await api.make.participant()).id },
      });
    const first = await seats();
    await api.make.deleted('EventBooking', first.id);
    const second = await seats();
    const manager = api.as('global_manager');
    expect(outcomeOf(await restored(manager, 'EventBooking', first.id))).toBe('EVENT_FULL');
    await api.make.deleted('EventBooking', second.id);
    expect(outcomeOf(await restored(manager, 'EventBooking', first.id))).toBe('ok');
    const back = (await auditsOf(api, 'EventBooking', first.id)).at(-1);
    expect(Object.keys(back?.oldValues ?? {}), 'nothing else has changed (S4)').toEqual(['deleted_at']);
    expect(back?.newValues).toEqual({ deleted_at: null });
  });

  it('brings no seat and no place in line to what is deleted itself, whoever asks', async () => {
    const event = await api.make.event({ max_trainees: 1 });
    const [gone, other] = [await api.make.participant(), await api.make.participant()];
    const bookingOf = (person: { readonly id: string }, over = {}) =>
      api.make.booking({ centre_event_id: event.id, participant: { connect: person.id }, ...over });
    const manager = api.as('global_manager');
    const reopened = (id: string) =>
      manager.send(updating('EventBooking'), { input: { id, booking_status: 'NEW' } });
    const [ended, left] = [
      await bookingOf(gone, { booking_status: 'CANCELLED' }),
      await bookingOf(other, { booking_status: 'CANCELLED' }),
    ];
    const seat = await bookingOf(gone);
    const entry = await api.make.waitingEntry({
      centre_event_id: event.id,
      participant: { connect: other.id },
    });
    const history = await bookingOf(gone, { booking_status: 'CANCELLED' });
    await api.make.deleted('EventBooking', history.id);
    await api.make.deleted('EventBooking', seat.id);
    await api.make.deleted('WaitingListEntry', entry.id);
    await api.make.deleted('Participant', gone.id);
    const third = await api.make.participant();
    const place = await api.make.waitingEntry({ participant: { connect: third.id } });
    await api.make.deleted('WaitingListEntry', place.id);
    await api.make.deleted('Participant', third.id);
    expect(validationOf(await restored(manager, 'WaitingListEntry', place.id))).toHaveProperty([
      'id.participant',
    ]);
    for (const answer of [
      await restored(manager, 'EventBooking', seat.id),
      await restored(manager, 'EventBooking', history.id),
      await reopened(ended.id),
    ])
      expect(Object.values(validationOf(answer))).toEqual([
        ['The participant has been deleted. Restore them first.'],
      ]);
    await api.make.deleted('CentreEvent', event.id);
    for (const answer of [await restored(manager, 'EventBooking', seat.id), await reopened(left.id)])
      expect(Object.values(validationOf(answer))).toEqual([
        ['The event has been deleted. Restore it first.'],
      ]);
    // Its line is closed (W6), and nothing is left of that.
    expect(outcomeOf(await restored(manager, 'WaitingListEntry', entry.id))).toBe('NOT_FOUND');
  });
});
