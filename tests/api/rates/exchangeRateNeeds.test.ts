import { describe, expect, it } from 'vitest';
import { accessWorldOf } from '../access/accessWorld.ts';
import { type Client, outcomeOf } from '../Client.ts';
import { somebody } from '../somebody.ts';
import { useApi } from '../useApi.ts';

const api = useApi();
const day = '2026-11-21';
const compliance = () => api.as('compliance');

describe('what events to come need', () => {
  const needsOf = async (who: Client) => {
    const { exchangeRateNeeds } = await who.ask(
      '{ exchangeRateNeeds { base target rate eventCount events { centreEventId name forHonoraria forCosts } } }',
      {},
    );
    return exchangeRateNeeds as {
      base: string;
      target: string;
      rate: number | null;
      events: { centreEventId: string; forHonoraria: boolean }[];
    }[];
  };

  const needs = (as: string) => needsOf(api.as(as));

  it('names the currencies without a rate first, with their events', async () => {
    const [first] = await needs('compliance');
    expect(first).toMatchObject({ base: 'EGP', rate: null });
    expect(first?.events.some(({ forHonoraria }) => forHonoraria)).toBe(true);
    expect((await needs('compliance')).filter(({ rate }) => rate === null).map(({ base }) => base)).toEqual([
      'EGP',
    ]);
  });

  it('tells a country manager of events and trainers of the own countries only (S1)', async () => {
    const visible = await api.as('country_manager').ask('{ centreEvents(first: 200) { data { id } } }', {});
    const ids = (visible['centreEvents'] as { data: { id: string }[] }).data.map(({ id }) => id);
    const own = (await needs('country_manager')).flatMap(({ events }) =>
      events.map(({ centreEventId }) => centreEventId),
    );
    const everybody = (await needs('compliance')).flatMap(({ events }) =>
      events.map(({ centreEventId }) => centreEventId),
    );
    expect(own.every((id) => ids.includes(id))).toBe(true);
    expect(own.length).toBeLessThan(everybody.length);
  });

  it('tells of trainers and costs what a role shows, on the last day of an event as well (S1)', async () => {
    const { update, eventIn } = accessWorldOf(api);
    const taught = async (place: string, from: string, fmv_currency: string) => {
      const { id } = await api.make.trainer({ country_id: api.country(from) });
      expect(outcomeOf(await update(compliance(), 'Trainer', { id, fmv_amount: 20_000, fmv_currency }))).toBe(
        'ok',
      );
      await eventIn(place, {
        date_start: day,
        date_end: day,
        costs_base_currency: 'THB',
        trainers: { sync: [{ id, priority: 1 }] },
      });
    };
    await taught('DE', 'JP', 'CHF');
    await taught('DE', 'DE', 'NOK');
    await taught('JP', 'DE', 'SEK');
    const neededIn = async (who: Client) =>
      (await needsOf(who))
        .filter(({ target }) => target === 'THB')
        .map(({ base }) => base)
        .sort();
    expect(await neededIn(compliance())).toEqual(['CHF', 'NOK', 'SEK']);
    expect(await neededIn(await somebody(api, ['country_manager'], 'DE'))).toEqual(['NOK']);
    expect(await neededIn(await somebody(api, ['country_manager', 'booker'], 'DE'))).toEqual(['NOK']);
  });
});
