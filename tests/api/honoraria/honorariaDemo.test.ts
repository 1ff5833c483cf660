import { describe, expect, it } from 'vitest';
import { rawEvent, recomputed } from './recompute.ts';
import { useApi } from '../useApi.ts';

const api = useApi();

interface Row {
  readonly trainerId: string;
  readonly trainerCurrency: string | null;
  readonly eventCurrency: string | null;
  readonly frozenAt: string | null;
  readonly blocks: readonly { readonly code: string; readonly message: string }[];
  readonly today: { readonly totalHonorariaEventCurrency: number } | null;
  readonly totalHonorariaEventCurrency: number | null;
}

const query = `query ($id: ID!) { centreEvent(id: $id) { trainerHonoraria {
  trainerId trainerCurrency eventCurrency frozenAt blocks { code message } today { totalHonorariaEventCurrency }
  speakerMinutes activityMinutes totalHonorariaMinutes
  totalActivityLocalCurrency totalTravelLocalCurrency totalHonorariaLocalCurrency
  totalActivityEventCurrency totalTravelEventCurrency totalHonorariaEventCurrency } } }`;

async function honoraria(id: string): Promise<readonly Row[]> {
  const { centreEvent } = await api.as('compliance').ask(query, { id });
  return (centreEvent as { trainerHonoraria: readonly Row[] }).trainerHonoraria;
}

/** The demo events that hold the hard cases, by number. */
const events = { yen: '103', dinar: '106', mixed: '108', noRate: '102', noFmv: '107', noCurrency: '109' };

describe('every figure of the demo events, recomputed from raw rows (H1 to H6)', () => {
  it.each(Object.entries(events))('%s', async (_name, id) => {
    const raw = await rawEvent(api.app.database, id);
    const rows = await honoraria(id);
    expect(rows).toHaveLength(raw.links.length);
    for (const row of rows) expect(row).toMatchObject(recomputed(raw, row.trainerId));
  });

  it('of all the others, past and to come, too', async () => {
    for (let id = 1; id <= 160; id += 9) {
      const raw = await rawEvent(api.app.database, String(id));
      for (const row of await honoraria(String(id)))
        expect(row, `event ${id}`).toMatchObject(recomputed(raw, row.trainerId));
    }
  });

  it('covers currencies without and with three digits, and several in one event', async () => {
    const currencies = async (id: string) => {
      const rows = await honoraria(id);
      return [...new Set(rows.map((row) => `${row.trainerCurrency} ${row.eventCurrency}`))].sort();
    };
    expect(await currencies(events.yen)).toContain('KWD JPY');
    expect(await currencies(events.dinar)).toEqual(expect.arrayContaining(['EUR KWD', 'TRY KWD']));
    expect(await currencies(events.mixed)).toEqual(['CHF EUR', 'EUR EUR', 'NOK EUR']);
    for (const id of [events.yen, events.dinar, events.mixed])
      for (const row of await honoraria(id)) expect(row.totalHonorariaEventCurrency).toBeGreaterThan(0);
  });
});

describe('the hard cases of the demo data are said in words (H5, H6)', () => {
  it.each([
    ['102', 'RATE_MISSING', 'There is no exchange rate from EGP to EUR.'],
    ['104', 'FMV_OUTDATED', 'more than 12 months old.'],
    ['107', 'FMV_MISSING', 'No fair market value is kept for'],
    ['109', 'EVENT_CURRENCY_MISSING', 'The event has no currency to add up its costs in.'],
  ])('event %s: %s', async (id, code, words) => {
    const blocks = (await honoraria(id)).flatMap((row) => row.blocks);
    expect(blocks.find((block) => block.code === code)?.message).toContain(words);
    const { blockedHonoraria } = await api
      .as('compliance')
      .ask('{ blockedHonoraria { centreEventId code message } }', {});
    expect(blockedHonoraria).toEqual(
      expect.arrayContaining([expect.objectContaining({ centreEventId: id, code })]),
    );
  });

  it('event 110 is frozen, and says what today would give', async () => {
    const rows = await honoraria('110');
    expect(rows.length).toBeGreaterThan(0);
    const raw = await rawEvent(api.app.database, '110');
    for (const row of rows) {
      expect(row.frozenAt).not.toBeNull();
      expect(row.blocks).toEqual([]);
      expect(row).toMatchObject(recomputed(raw, row.trainerId));
      const today = recomputed({ ...raw, frozen: [] }, row.trainerId);
      expect(row.today?.totalHonorariaEventCurrency).toBe(today.totalHonorariaEventCurrency);
      expect(row.today?.totalHonorariaEventCurrency).not.toBe(row.totalHonorariaEventCurrency);
    }
  });
});
