import type { Row } from '../db/Row.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import type { DemoRow } from './insertRows.ts';
import { minorUnits } from './money.ts';

interface CostKind {
  readonly name: string;
  readonly category: string;
  readonly mode: Row<'estimated_costs'>['unit_mode'];
  readonly euros: readonly [number, number];
  readonly vat: number;
}

const kind = (
  name: string,
  category: string,
  mode: Row<'estimated_costs'>['unit_mode'],
  from: number,
  to: number,
  vat: number,
): CostKind => ({
  name,
  category,
  mode,
  euros: [from, to],
  vat,
});

const kinds: readonly CostKind[] = [
  kind('Hotel nights', 'Accommodation / Hotel', 'PER_PARTICIPANT', 120, 260, 0.1),
  kind('City tax', 'Accommodation / Tax', 'PER_PARTICIPANT', 3, 9, 0),
  kind('Flights', 'Travel / Flights', 'PER_PARTICIPANT', 140, 420, 0),
  kind('Airport transfers', 'Travel / Transfers', 'PER_PERSON', 25, 70, 0.19),
  kind('Coffee breaks', 'Meals / Coffee', 'PER_PERSON', 9, 18, 0.1),
  kind('Lunch', 'Meals / Lunch', 'PER_PERSON', 22, 45, 0.1),
  kind('Dinner', 'Meals / Dinner', 'PER_PERSON', 45, 80, 0.1),
  kind('Lecture hall', 'Venue / Room', 'FIXED', 600, 1900, 0.19),
  kind('Screens and sound', 'Venue / AV', 'FIXED', 250, 900, 0.19),
  kind('Needles and training models', 'Venue / Consumables', 'PER_PARTICIPANT', 30, 90, 0.19),
  kind('Trainers’ expenses', 'Faculty / Expenses', 'PER_TRAINER', 60, 240, 0),
  kind('Agency', 'Logistics / Agency', 'FIXED', 900, 2600, 0.19),
  kind('Printed programmes', 'Logistics / Printing', 'PER_PARTICIPANT', 4, 12, 0.19),
  kind('Insurance', 'Other / Insurance', 'FIXED', 90, 320, 0),
];

const TOTAL = 1500;

/** The 1,500 estimated costs: nine or ten for every event. */
export function planCosts(
  context: DemoContext,
  events: readonly DemoEvent[],
): readonly DemoRow<'estimated_costs'>[] {
  const base = Math.floor(TOTAL / events.length);
  const more = TOTAL - base * events.length;
  let id = 0;
  return events.flatMap((event, index) =>
    context.random
      .sample(kinds, base + (index < more ? 1 : 0))
      .map((one) => costRow(context, event, one, (id += 1))),
  );
}

function costRow(
  { random, calendar, categoryId }: DemoContext,
  event: DemoEvent,
  one: CostKind,
  id: number,
): DemoRow<'estimated_costs'> {
  // Every fortieth is billed in euros though the event counts in another currency (E2).
  const currency = id % 40 === 0 ? 'EUR' : (event.row.costs_base_currency ?? 'EUR');
  const net = minorUnits(currency, random.int(...one.euros));
  return {
    id,
    centre_event_id: event.row.id,
    cost_category_id: categoryId(one.category),
    name: one.name,
    description: random.chance(0.15) ? 'As in the agency’s offer.' : null,
    unit_mode: one.mode,
    fixed_units: one.mode === 'FIXED' ? random.int(1, event.days) : null,
    participants: null,
    trainers: null,
    amount_exc_vat: net,
    amount_inc_vat: net + Math.round(net * one.vat),
    currency,
    date: calendar.plus(event.row.date_start, random.int(0, event.days - 1)),
    date_created: event.row.date_created,
    date_modified: event.row.date_modified,
  };
}
