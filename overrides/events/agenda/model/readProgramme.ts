import type { AgendaInput } from '#src/generated/schema.ts';
import { addDays, daysBetween } from '#src/fields/date/days.ts';
import { timeText } from './clock.ts';
import {
  isTimed,
  itemsOf,
  minutesOfDay,
  newKey,
  noProgramme,
  type Item,
  type Programme,
  type TimedItem,
} from './Programme.ts';

/** The agenda as the contract answers it. */
interface AgendaAnswer {
  readonly name: string | null;
  readonly sections: readonly {
    readonly name: string;
    readonly items: readonly {
      readonly name: string;
      readonly objectives: string | null;
      readonly timeStart: string;
      readonly timeEnd: string;
      readonly trainers: readonly { readonly trainerId: string; readonly excludeInHonoraria: boolean }[];
    }[];
  }[];
}

export function readProgramme(agenda: AgendaAnswer | null): Programme {
  if (agenda === null) return noProgramme;
  return {
    name: agenda.name,
    sections: agenda.sections.map(({ name, items }) => ({ key: newKey(), name, items: items.map(readItem) })),
  };
}

function readItem(item: AgendaAnswer['sections'][number]['items'][number]): Item {
  const day = item.timeStart.slice(0, 10);
  return {
    key: newKey(),
    name: item.name,
    objectives: item.objectives,
    day,
    start: minutesFrom(day, item.timeStart),
    end: minutesFrom(day, item.timeEnd),
    trainers: item.trainers.map(({ trainerId, excludeInHonoraria }) => ({
      trainerId,
      unpaid: excludeInHonoraria,
    })),
  };
}

/** Wall-clock minutes: a night in which the clocks change is as long as it reads. */
function minutesFrom(day: string, local: string): number {
  const [hours = 0, minutes = 0] = local.slice(11, 16).split(':').map(Number);
  return daysBetween(day, local) * minutesOfDay + hours * 60 + minutes;
}

/** What is saved; undefined while a time is missing. Order is the place in the list (A1). */
export function programmeInput(programme: Programme): AgendaInput | undefined {
  if (!itemsOf(programme).every(isTimed)) return undefined;
  return {
    name: programme.name,
    sections: programme.sections.map(({ name, items }, order) => ({
      name,
      order,
      items: items.filter(isTimed).map(itemInput),
    })),
  };
}

const itemInput = (item: TimedItem, order: number) => ({
  name: item.name,
  objectives: item.objectives,
  order,
  time_start: localTime(item.day, item.start),
  time_end: localTime(item.day, item.end),
  trainers: item.trainers.map(({ trainerId, unpaid }) => ({
    trainer_id: trainerId,
    exclude_in_honoraria: unpaid,
  })),
});

/** 'YYYY-MM-DDTHH:MM:00' of minutes that may lie beyond the day. */
export function localTime(day: string, minutes: number): string {
  const date = addDays(day, Math.floor(minutes / minutesOfDay));
  return `${date}T${timeText(minutes)}:00`;
}
