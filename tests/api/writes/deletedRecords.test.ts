import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { records } from '#tests/factories/records.ts';
import { type Client, outcomeOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { startApi, type Api } from '../startApi.ts';

/** B5 */
describe('what was deleted', { timeout: 60_000 }, () => {
  let api: Api;
  let make: ReturnType<typeof records>;
  beforeAll(async () => {
    api = await startApi();
    make = records(api.as('administrator').ask);
  }, 120_000);
  afterAll(() => api.close());

  const trashed = (list: string) =>
    `{ found: ${list}(first: 200, trashed: ONLY) { data { id } paginatorInfo { total } } }`;
  const seenBy = async (who: Client, list = 'participants'): Promise<readonly string[]> => {
    const { found } = await who.ask(trashed(list), {});
    const { data } = found as { readonly data: readonly { readonly id: string }[] };
    return data.map(({ id }) => id);
  };
  const restored = (who: Client, type: string, id: string) =>
    who.send(`mutation ($id: ID!) { restored: restore${type}(id: $id) { id } }`, { id });

  it('is listed for those who may delete, as far as they would see it, and comes back', async () => {
    const [own, foreign, kept] = [
      await make.participant({ country_id: api.country('PL'), onekey_id: 'OK-RESTORED' }),
      await make.participant({ country_id: api.country('DE') }),
      await make.participant({ country_id: api.country('PL') }),
    ];
    await make.deleted('Participant', own.id);
    await make.deleted('Participant', foreign.id);
    const polish = await somebody(api, ['country_manager'], 'PL');
    expect(await seenBy(polish)).toEqual([own.id]);
    expect(await seenBy(api.as('logistics'))).toEqual([]);
    expect(outcomeOf(await restored(polish, 'Participant', foreign.id))).toBe('NOT_FOUND');
    expect(outcomeOf(await restored(polish, 'Participant', kept.id))).toBe('NOT_FOUND');
    // G3: the identity was free meanwhile.
    const other = await make.participant({ onekey_id: 'OK-RESTORED' });
    expect(outcomeOf(await restored(polish, 'Participant', own.id))).toBe('VALIDATION');
    await make.deleted('Participant', other.id);
    expect(outcomeOf(await restored(polish, 'Participant', own.id))).toBe('ok');
    expect(await seenBy(polish)).toEqual([]);
    const { participant } = await polish.ask('query ($id: ID!) { participant(id: $id) { id } }', {
      id: own.id,
    });
    expect(participant).toEqual({ id: own.id });
  });

  it('takes a seat again only where there is one (K1)', async () => {
    const event = await make.event({ max_trainees: 1 });
    const seats = async () =>
      make.booking({ centre_event_id: event.id, participant: { connect: (await make.participant()).id } });
    const first = await seats();
    await make.deleted('EventBooking', first.id);
    const second = await seats();
    const manager = api.as('global_manager');
    expect(outcomeOf(await restored(manager, 'EventBooking', first.id))).toBe('EVENT_FULL');
    await make.deleted('EventBooking', second.id);
    expect(outcomeOf(await restored(manager, 'EventBooking', first.id))).toBe('ok');
  });
});
