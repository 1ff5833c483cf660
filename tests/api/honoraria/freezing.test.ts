import { describe, expect, it } from 'vitest';
import { UserError } from '#server/errors/errors.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import type { Write } from '#server/graphql/write/WriteDefinition.ts';
import { sql } from 'kysely';
import { run } from '#server/db/rows.ts';
import { freezeHonoraria, honorariaToFreeze, unfreezeHonoraria } from '#server/modules/honoraria/index.ts';
import type { Fields } from '#tests/factories/records.ts';
import { useApi } from '../useApi.ts';
import { honorariaWorld, item } from './honorariaWorld.ts';

const api = useApi();
const on = honorariaWorld(api);

/** As the approval of a contract will: in a transaction of its own write. */
const inWrite = (work: (write: Write) => Promise<void>) =>
  api.app.database.transaction((tx) =>
    work({ tx, now: api.app.clock.now, viewer: { id: '1' } as Viewer } as Write),
  );
const freezeIn = async (write: Write, event: string) => {
  const [now] = await run<{ told: string }>(
    write.tx,
    sql`select ${honorariaToFreeze(sql`${event}::bigint`)}::text as told`,
  );
  await freezeHonoraria(write, event, now?.told ?? '');
};
const freeze = (event: string) => inWrite((write) => freezeIn(write, event));
const unfreeze = (event: string, reason: string) =>
  inWrite((write) => unfreezeHonoraria(write, event, reason));
const refusal = async (work: Promise<unknown>): Promise<UserError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof UserError) return error;
  throw new Error(`Not refused in words: ${String(error)}`);
};
describe('freezing (H6)', () => {
  it('keeps fair market value, its day and rate; minutes go on, today stands beside', async () => {
    const { event, trainer } = await on.world({ costs_base_currency: 'PLN' }, (id) => [
      item('09:00', '10:00', id),
    ]);
    await on.run(`update trainers set fmv_last_updated = '2026-03-03' where id = ${trainer}`);
    const live = await on.row(event, 'fmvLastUpdated');
    await freeze(event);
    await on.fee(trainer, 36_000);
    await on.keepZloty({ times: 2 });
    try {
      const { frozenAt, ...frozen } = await on.row(
        event,
        'fmvLastUpdated blocks { code } today { trainerFMV exchangeRate totalHonorariaLocalCurrency totalHonorariaEventCurrency }',
      );
      expect(frozenAt).toBe('2026-11-21T12:00:00.000Z');
      const { frozenAt: _none, ...same } = live;
      expect(frozen).toMatchObject({
        ...same,
        blocks: [],
        today: {
          trainerFMV: 36_000,
          exchangeRate: '8.583',
          totalHonorariaLocalCurrency: Number(live['totalHonorariaLocalCurrency']) * 2,
          // 810.00 and 600.00 EUR at 8.583.
          totalHonorariaEventCurrency: 1_210_203,
        },
      });
      // Frozen twice changes nothing: what is in force stays.
      await freeze(event);
      expect(await on.row(event, 'fmvLastUpdated')).toMatchObject(same);
      await unfreeze(event, 'The venue has changed.');
      expect(await on.row(event, 'today { trainerFMV }')).toMatchObject({
        frozenAt: null,
        today: null,
        trainerFMV: 36_000,
      });
    } finally {
      await on.keepZloty({ times: 0.5 });
    }
  });

  it('keeps what an hour is worth in rupiahs to the last unit, and what the hours come to (H3, H7)', async () => {
    const { event, trainer } = await on.world({ costs_base_currency: 'IDR' });
    await on.fee(trainer, 99_999_999_999, 'IDR');
    await freeze(event);
    expect(await on.row(event)).toMatchObject({
      trainerFMV: 99_999_999_999,
      // 75 minutes, and 100 of travel.
      totalActivityLocalCurrency: 124_999_999_999,
      totalTravelEventCurrency: 166_666_666_665,
    });
  });

  it('is refused in words while something blocks it, and freezes nothing then', async () => {
    const { event, trainer } = await on.world();
    await on.run(`update trainers set fmv_last_updated = '2025-11-20' where id = ${trainer}`);
    const error = await refusal(freeze(event));
    expect(error.code).toBe('HONORARIA_BLOCKED');
    expect(error.message).toMatch(/is of 20 Nov 2025, more than 12 months old\./);
    expect(error.extensions).toMatchObject({ codes: ['FMV_OUTDATED'] });
    // Twelve months to the day are not over 12 months.
    await on.run(`update trainers set fmv_last_updated = '2025-11-21' where id = ${trainer}`);
    await freeze(event);
    expect((await on.row(event))['frozenAt']).not.toBeNull();
    // It grows old, and is what was agreed on all the same.
    await unfreeze(event, 'The venue has changed.');
    const rest =
      'centre_event_id, trainer_id, fmv_amount, fmv_currency, event_currency, exchange_rate, travel_factor, frozen_at, frozen_by_id';
    await on.run(`insert into frozen_honoraria (fmv_last_updated, ${rest})
      select '2025-11-20', ${rest} from frozen_honoraria where centre_event_id = ${event}`);
    expect(await on.row(event, 'fmvLastUpdated blocks { code }')).toMatchObject({
      fmvLastUpdated: '2025-11-20',
      blocks: [],
    });
  });

  it('cannot be changed by anybody, in the database neither; a withdrawal says why', async () => {
    const { event } = await on.world();
    await freeze(event);
    const mine = `where centre_event_id = ${event}`;
    for (const statement of [
      `update frozen_honoraria set fmv_amount = 1 ${mine}`,
      `update frozen_honoraria set exchange_rate = 2, unfrozen_at = now(), unfreeze_reason = 'x' ${mine}`,
      `update frozen_honoraria set unfrozen_at = now() ${mine}`,
      `delete from frozen_honoraria ${mine}`,
      'truncate frozen_honoraria',
    ])
      await expect(on.run(statement), statement).rejects.toThrow();
    expect((await refusal(unfreeze(event, '  '))).code).toBe('VALIDATION');
    await unfreeze(event, 'Wrong trainer.');
    await unfreeze(event, 'Nothing is frozen.');
    await expect(on.run(`update frozen_honoraria set unfreeze_reason = 'y' ${mine}`)).rejects.toThrow(
      'Frozen honoraria stay as they are',
    );
    const { audits } = await api.as('compliance').ask(
      `query ($id: Mixed) { audits(first: 10, whereConditions: {AND: [
          {column: AUDITABLE_TYPE, operator: EQ, value: "CentreEvent"}, {column: AUDITABLE_ID, operator: EQ, value: $id}]}) { data { newValues } } }`,
      { id: event },
    );
    const told = (audits as { data: readonly { newValues: string }[] }).data.map(
      ({ newValues }) => JSON.parse(newValues) as Fields,
    );
    expect(told).toEqual(
      expect.arrayContaining([
        { honoraria_frozen: true },
        { honoraria_frozen: false, reason: 'Wrong trainer.' },
      ]),
    );
    expect(told).not.toContainEqual(expect.objectContaining({ reason: 'Nothing is frozen.' }));
    // No amount reaches the log.
    expect(JSON.stringify(told)).not.toMatch(/18000|fmv/);
    // What was withdrawn once is not withdrawn again with what was frozen since.
    await freeze(event);
    await unfreeze(event, 'Wrong venue.');
    const { rows } = await on.run(
      `select unfreeze_reason as reason from frozen_honoraria ${mine} order by id`,
    );
    expect(rows).toEqual([{ reason: 'Wrong trainer.' }, { reason: 'Wrong venue.' }]);
  });

  it('goes with the transaction it is called in', async () => {
    const { event } = await on.world();
    await expect(
      inWrite(async (write) => {
        await freezeIn(write, event);
        throw new Error('The approval fails.');
      }),
    ).rejects.toThrow('The approval fails.');
    expect((await on.row(event))['frozenAt']).toBeNull();
  });
});
