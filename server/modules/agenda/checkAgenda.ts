import { REQUIRED } from '#server/graphql/write/inspect.ts';
import type { Problems } from '#server/graphql/write/Problems.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';
import type { Agenda, AgendaItem } from './agendaOfInput.ts';

/** How long the parts of a programme may get, and how long they are: a day's has a dozen items. */
export const agendaLimits = {
  sections: { atMost: 50, usually: 5 },
  items: { atMost: 100, usually: 15 },
  trainers: { atMost: 50, usually: 3 },
} as const;

/** No part of a programme is longer, and all of them together can be added up in minutes (H1). */
const longestItemDays = 31;

/** Names given, A1 timeEnd > timeStart, nobody twice in one item, no longer than can be read again. */
export function checkAgenda(agenda: Agenda | null, path: string, problems: Problems): void {
  checkLength('sections', agenda?.sections ?? [], path, problems);
  agenda?.sections.forEach((section, index) => {
    const at = `${path}.sections.${index}`;
    if (isBlank(section.name)) problems.add(`${at}.name`, REQUIRED);
    checkLength('items', section.items, at, problems);
    section.items.forEach((item, position) => checkItem(item, `${at}.items.${position}`, problems));
  });
}

function checkItem(item: AgendaItem, path: string, problems: Problems): void {
  if (isBlank(item.name)) problems.add(`${path}.name`, REQUIRED);
  // Local times of one zone in one format compare as text.
  if (item.time_end <= item.time_start) problems.add(`${path}.time_end`, 'The end must be after the begin.');
  else if (daysBetween(item.time_start, item.time_end) > longestItemDays)
    problems.add(`${path}.time_end`, `An item lasts ${longestItemDays} days at most.`);
  checkLength('trainers', item.trainers, path, problems);
  const seen = new Set<string>();
  item.trainers.forEach(({ trainer_id }, index) => {
    if (seen.has(trainer_id))
      problems.add(`${path}.trainers.${index}.trainer_id`, 'This trainer is already on the item.');
    seen.add(trainer_id);
  });
}

const daysBetween = (start: string, end: string): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 86_400_000;

function checkLength(
  part: keyof typeof agendaLimits,
  list: readonly unknown[],
  path: string,
  problems: Problems,
): void {
  const { atMost } = agendaLimits[part];
  if (list.length > atMost) problems.add(`${path}.${part}`, `There can be at most ${atMost} ${part}.`);
}

/** Every place where an agenda names a trainer: the item's name and the path of the input. */
export function trainerPlaces(
  agenda: Agenda | null,
  path: string,
): readonly { readonly trainerId: string; readonly item: string; readonly path: string }[] {
  return (agenda?.sections ?? []).flatMap((section, s) =>
    section.items.flatMap((item, i) =>
      item.trainers.map(({ trainer_id }, t) => ({
        trainerId: trainer_id,
        item: item.name,
        path: `${path}.sections.${s}.items.${i}.trainers.${t}.trainer_id`,
      })),
    ),
  );
}
