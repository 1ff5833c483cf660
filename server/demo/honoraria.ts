import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables/Tables.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import { hardCases } from './hardCases.ts';
import type { DemoTrainer } from './trainers.ts';

/** The contract of one event was approved three weeks ago: fair market values and rate were others then (H6). */
export function frozenRows(
  { calendar }: DemoContext,
  events: readonly DemoEvent[],
  trainers: readonly DemoTrainer[],
  approver: number,
): Insertable<Tables['frozen_honoraria']>[] {
  const event = events.find(({ row }) => row.id === hardCases.frozen);
  const approved = calendar.moment(calendar.day(-21), 610);
  return (event?.trainers ?? []).flatMap((id) => {
    const { fmv_amount: amount, fmv_currency: currency } = trainers[id - 1]?.row ?? {};
    if (typeof amount !== 'number' || typeof currency !== 'string') return [];
    return {
      centre_event_id: hardCases.frozen,
      trainer_id: id,
      fmv_amount: Math.round(amount * 0.9),
      fmv_currency: currency,
      fmv_last_updated: calendar.day(-300),
      event_currency: 'EUR',
      exchange_rate: currency === 'EUR' ? 1 : 0.12654,
      rate_date: approved,
      travel_factor: 1,
      frozen_at: approved,
      frozen_by_id: approver,
    };
  });
}
