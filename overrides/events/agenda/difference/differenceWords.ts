import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';
import { timeText } from '../model/clock.ts';
import type { Item, ItemTrainer } from '../model/Programme.ts';
import type { Difference, InSection, ItemAspect } from './difference.ts';

/** English of what differs. A translation overrides by `agenda_difference.<key>`. */
const messages = {
  programme: 'Name of the agenda',
  change: '%{before} → %{after}',
  unnamed: 'no name',
  section_added: 'section added',
  section_removed: 'section removed',
  section_moved: 'section moved to another place',
  section_renamed: 'renamed from “%{before}”',
  added: 'added to %{section}, %{time}',
  removed: 'removed from %{section}, %{time}',
  renamed: 'renamed from “%{before}”',
  moved: 'moved from %{before} to %{after}',
  moved_within: 'moved within %{section}',
  objectives: 'other objectives',
  nobody: 'no trainer',
  somebody: 'a trainer you may not see',
  paid: '%{names} paid',
  unpaid: '%{names} not paid',
  no_time: 'no time yet',
} as const;

type DifferenceWords = WordsOf<typeof messages>;

/** One difference in words: whose it is, and what happened to it. */
interface DifferenceLine {
  readonly name: string;
  readonly text: string;
}

interface TellsDifferences {
  readonly words: DifferenceWords;
  readonly locale: string;
  /** Undefined for a trainer whom the viewer may not see. */
  readonly nameOf: (trainerId: string) => string | undefined;
}

/** Says differences with the names of the trainers at hand. */
export function useDifferenceLines(
  nameOf: TellsDifferences['nameOf'],
): (differences: readonly Difference[]) => readonly DifferenceLine[] {
  const words = useWordsOf('agenda_difference', messages);
  const locale = useFormatLocale();
  return (differences) => differences.map((each) => differenceLine(each, { words, locale, nameOf }));
}

/** 'Hands-on groups' and '13:15–15:45 → 13:30–16:00'. */
export function differenceLine(difference: Difference, tells: TellsDifferences): DifferenceLine {
  const { kind } = difference;
  const { words } = tells;
  if (kind === 'programme_renamed') {
    const [before, after] = [difference.before, difference.after].map((name) => name ?? words('unnamed'));
    return { name: words('programme'), text: words('change', { before, after }) };
  }
  if (kind === 'section_renamed')
    return { name: difference.after, text: words(kind, { before: difference.before }) };
  if (kind === 'added' || kind === 'removed') {
    const { section, item } = difference;
    return { name: item.name, text: words(kind, { section, time: whenText(item, tells, true) }) };
  }
  if (kind !== 'changed') return { name: difference.section, text: words(kind) };
  const { aspects, before, after } = difference;
  const texts = aspects.map((aspect) => aspectText(aspect, before, after, tells));
  return { name: after.item.name, text: texts.join('; ') };
}

function aspectText(
  aspect: ItemAspect,
  { section: from, item: old }: InSection,
  { section: to, item: now }: InSection,
  tells: TellsDifferences,
): string {
  const { words } = tells;
  const change = (before: string, after: string) => words('change', { before, after });
  if (aspect === 'renamed') return words('renamed', { before: old.name });
  if (aspect === 'moved' && from === to) return words('moved_within', { section: to });
  if (aspect === 'moved') return words('moved', { before: from, after: to });
  if (aspect === 'objectives') return words('objectives');
  if (aspect === 'trainers') return change(namesText(old.trainers, tells), namesText(now.trainers, tells));
  if (aspect === 'paid') return paidText(old.trainers, now.trainers, tells);
  const withDay = old.day !== now.day;
  return change(whenText(old, tells, withDay), whenText(now, tells, withDay));
}

const namesText = (trainers: readonly ItemTrainer[], { words, nameOf }: TellsDifferences): string =>
  factsLine(
    trainers.map(({ trainerId }) => nameOf(trainerId) ?? words('somebody')),
    ', ',
  ) || words('nobody');

function paidText(
  before: readonly ItemTrainer[],
  after: readonly ItemTrainer[],
  tells: TellsDifferences,
): string {
  const turned = after.filter(({ trainerId, unpaid }) =>
    before.some((old) => old.trainerId === trainerId && old.unpaid !== unpaid),
  );
  return (['paid', 'unpaid'] as const)
    .map((key) => [key, turned.filter(({ unpaid }) => unpaid === (key === 'unpaid'))] as const)
    .filter(([, some]) => some.length > 0)
    .map(([key, some]) => tells.words(key, { names: namesText(some, tells) }))
    .join(', ');
}

function whenText({ day, start, end }: Item, { words, locale }: TellsDifferences, withDay: boolean): string {
  const times = start === null && end === null ? words('no_time') : `${clock(start)}–${clock(end)}`;
  const date = withDay ? formatDate(day, locale) : undefined;
  return date === undefined ? times : `${date}, ${times}`;
}

const clock = (minutes: number | null): string => (minutes === null ? '?' : timeText(minutes));
