import { formatDate } from '#src/fields/date/formatDate.ts';
import type { AgendaWords } from '../agendaWords.ts';
import { timeText } from '../model/clock.ts';
import type { Difference, ItemChange } from '../model/compareProgrammes.ts';
import type { Item } from '../model/Programme.ts';
import type { TheirChange } from '../state/mergePlans.ts';

export interface DifferenceNames {
  readonly words: AgendaWords;
  readonly locale: string;
  /** Names of trainers by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** 'Hands-on groups: 13:15–15:45 → 13:30–16:00'. */
export function differenceWords(change: TheirChange, say: DifferenceNames): string {
  const { words, names } = say;
  const nameOf = (id: string | null) =>
    id === null ? words('diff.nobody') : (names.get(id) ?? words('item.unseen'));
  if (change.kind === 'member') return words('diff.member', { name: nameOf(change.trainerId) });
  if (change.kind === 'lead')
    return words('diff.lead', { before: nameOf(change.before), after: nameOf(change.after) });
  return programmeDifferenceWords(change.difference, say);
}

/** One difference between two programmes, in words. */
export function programmeDifferenceWords(difference: Difference, say: DifferenceNames): string {
  const { words, locale } = say;
  switch (difference.kind) {
    case 'name':
      return words('diff.name', { before: difference.before ?? '–', after: difference.after ?? '–' });
    case 'section_added':
    case 'section_removed':
      return words(`diff.${difference.kind}`, { name: difference.section.name });
    case 'section_renamed':
      return words('diff.section_renamed', { before: difference.before.name, after: difference.after.name });
    case 'added':
    case 'removed': {
      const { item } = difference;
      return words(`diff.${difference.kind}`, { name: item.name, time: spanText(item, locale) });
    }
    case 'changed': {
      const parts = difference.what.map((what) => changeWords(what, difference, say));
      return `${difference.before.name}: ${parts.join('; ')}`;
    }
  }
}

function changeWords(
  what: ItemChange,
  { before, after, from, to }: Extract<Difference, { kind: 'changed' }>,
  { words, locale, names }: DifferenceNames,
): string {
  switch (what) {
    case 'renamed':
      return words('diff.renamed', { before: before.name, after: after.name });
    case 'retimed': {
      const isOtherDay = before.day !== after.day;
      const text = (item: Item) => (isOtherDay ? spanText(item, locale) : clockText(item));
      return words('diff.retimed', { before: text(before), after: text(after) });
    }
    case 'moved':
      return from === to
        ? words('diff.moved_within', { section: to })
        : words('diff.moved', { before: from, after: to });
    case 'trainers': {
      const text = ({ trainers }: Item) =>
        trainers
          .map(({ trainerId, unpaid }) => {
            const name = names.get(trainerId) ?? words('item.unseen');
            return unpaid ? words('item.is_unpaid', { name }) : name;
          })
          .join(', ') || words('diff.nobody');
      return words('diff.trainers', { before: text(before), after: text(after) });
    }
    case 'objectives':
      return words('diff.objectives');
  }
}

const clockText = ({ start, end }: Item): string => `${timeText(start)}–${timeText(end)}`;
const spanText = (item: Item, locale: string): string =>
  [formatDate(item.day, locale), clockText(item)].filter(Boolean).join(', ');
