import type { Insertable } from 'kysely';
import type { Tables } from '../db/tables/Tables.ts';
import { localTime } from './Calendar.ts';
import type { DemoContext } from './DemoContext.ts';
import type { DemoEvent } from './events.ts';
import { hardCases } from './hardCases.ts';
import type { DemoRow } from './insertRows.ts';

interface DemoAgendas {
  readonly agendas: DemoRow<'agendas'>[];
  readonly sections: DemoRow<'agenda_sections'>[];
  readonly items: DemoRow<'agenda_items'>[];
  readonly trainers: Insertable<Tables['agenda_item_trainers']>[];
}

interface Slot {
  readonly name: string;
  readonly start: number;
  readonly minutes: number;
  /** Who teaches: the lead, the second, or nobody. */
  readonly by: 'lead' | 'second' | 'nobody';
}

const slot = (name: string, start: number, minutes: number, by: Slot['by']): Slot => ({
  name,
  start,
  minutes,
  by,
});

const firstDay: readonly Slot[] = [
  slot('Welcome and introduction', 540, 30, 'lead'),
  slot('Anatomy and patient selection', 570, 75, 'lead'),
  slot('Injection technique, step by step', 660, 75, 'second'),
  slot('Lunch', 735, 60, 'nobody'),
  slot('Hands-on groups', 795, 150, 'lead'),
];
const nextDay: readonly Slot[] = [
  slot('Live demonstration', 540, 90, 'lead'),
  slot('Hands-on groups with ultrasound', 645, 105, 'second'),
  slot('Lunch', 750, 60, 'nobody'),
  slot('Case discussion', 810, 75, 'lead'),
  slot('Questions, feedback and certificates', 885, 30, 'lead'),
];

/** One live agenda per event with 8 to 10 items on a typical one; those that started also keep the original (A2). */
export function planAgendas(context: DemoContext, events: readonly DemoEvent[]): DemoAgendas {
  const rows: DemoAgendas = { agendas: [], sections: [], items: [], trainers: [] };
  for (const event of events) {
    addAgenda(context, rows, event, 'LIVE');
    if (event.row.id % 3 === 0) addAgenda(context, rows, event, 'ORIGINAL');
  }
  return rows;
}

function addAgenda(
  context: DemoContext,
  rows: DemoAgendas,
  event: DemoEvent,
  kind: 'LIVE' | 'ORIGINAL',
): void {
  const agenda = {
    id: rows.agendas.length + 1,
    centre_event_id: event.row.id,
    kind,
    name: `Programme of ${event.row.name}`,
  };
  rows.agendas.push(agenda);
  for (let day = 0; day < event.days; day += 1) {
    const section = {
      id: rows.sections.length + 1,
      agenda_id: agenda.id,
      name: `Day ${day + 1}`,
      order: day + 1,
    };
    rows.sections.push(section);
    const date = context.calendar.plus(event.row.date_start, day);
    const slots = slotsOf(event, day);
    slots.forEach((one, index) => addItem(rows, event, section.id, date, one, index, kind));
  }
}

/** Nine items in two days on most events; some have ten, some eight. */
function slotsOf(event: DemoEvent, day: number): readonly Slot[] {
  const slots = day === 0 ? firstDay : nextDay.slice(0, 3 + (event.row.id % 3));
  if (event.row.id !== hardCases.overlappingTrainer || day !== 0) return slots;
  // The lead would have to be in two rooms at once (A1).
  return [...slots, slot('Parallel group: ultrasound basics', 840, 60, 'lead')];
}

function addItem(
  rows: DemoAgendas,
  event: DemoEvent,
  section: number,
  date: string,
  { name, start, minutes, by }: Slot,
  index: number,
  kind: 'LIVE' | 'ORIGINAL',
): void {
  // The original began half an hour earlier, so that the difference shows.
  const begin = kind === 'ORIGINAL' && event.row.id % 6 === 0 ? start - 30 : start;
  const item = {
    id: rows.items.length + 1,
    agenda_section_id: section,
    name,
    objectives: by === 'nobody' ? null : 'See, try and discuss.',
    order: index + 1,
    time_start: localTime(date, begin),
    time_end: localTime(date, begin + minutes),
  };
  rows.items.push(item);
  const trainer =
    by === 'nobody' ? undefined : event.trainers[by === 'second' ? event.trainers.length - 1 : 0];
  if (trainer === undefined) return;
  rows.trainers.push({
    agenda_item_id: item.id,
    trainer_id: trainer,
    exclude_in_honoraria: name.startsWith('Welcome'),
  });
}
