import { isolated } from '#schema/isolated.ts';
import type { Change } from '../approvalOperations.ts';
import type { ApprovalWord, ApprovalWords } from '../approvalWords.ts';

export const ofItems = 'centreEvent.agenda.sections.items.';

/** So many of what is neither moved, come nor gone are told one by one. */
const toldSingly = 2;

const isNew = ({ before }: Change): boolean => before === null;
const isGone = ({ after }: Change): boolean => after === null;
const isOther = (change: Change): boolean => !isNew(change) && !isGone(change);
const isTrainer = ({ field }: Change): boolean => field.endsWith('.trainers.trainer.fullName');

/** What changed, in a few words: what moved, came or went is counted, what is single is named. */
export function summarise(changes: readonly Change[], words: ApprovalWords): readonly string[] {
  const begins = changes.filter(({ field }) => field === `${ofItems}timeStart`);
  const names = changes.filter(({ field }) => field === `${ofItems}name`);
  const items = [...begins, ...names];
  // What is told of an item stands for all that changed with it: one that moves ends later too.
  const isTold = ({ field, label }: Change): boolean =>
    field.startsWith(ofItems) &&
    items.some((one) => label === one.label || label.startsWith(`${one.label}, `));
  const trainers = changes.filter(isTrainer);
  const rest = changes.filter((change) => !isTrainer(change) && !isTold(change));
  return [
    ...moved(begins.filter(isOther), words),
    ...named(items.filter(isNew), 'sum.added', words),
    ...named(items.filter(isGone), 'sum.removed', words),
    ...teamChange(trainers, words),
    ...rest.slice(0, toldSingly).map((change) => beforeAfter(change, words)),
    ...(rest.length > toldSingly ? [words('sum.more', { smart_count: rest.length - toldSingly })] : []),
  ];
}

/** 'Welcome: 09:00 → 09:05'. */
const beforeAfter = ({ label, before, after }: Change, words: ApprovalWords): string => {
  const side = (value: string | null) => isolated(value ?? words('changes.none'));
  return `${isolated(label)}: ${side(before)} → ${side(after)}`;
};

function moved([first, ...others]: readonly Change[], words: ApprovalWords): readonly string[] {
  if (first === undefined) return [];
  if (others.length === 0) return [beforeAfter(first, words)];
  return [words('sum.moved', { smart_count: 1 + others.length })];
}

function named(changes: readonly Change[], word: ApprovalWord, words: ApprovalWords): readonly string[] {
  const labels = [...new Set(changes.map(({ label }) => label))];
  return labels.length === 0 ? [] : [words(word, { smart_count: labels.length, name: labels[0] })];
}

function teamChange(trainers: readonly Change[], words: ApprovalWords): readonly string[] {
  if (trainers.length === 0) return [];
  if (trainers.every(isNew)) return [words('sum.trainer_added', { smart_count: trainers.length })];
  if (trainers.every(isGone)) return [words('sum.trainer_removed', { smart_count: trainers.length })];
  const replaced = Math.max(trainers.filter(isNew).length, trainers.filter(isOther).length);
  return [words('sum.trainer_replaced', { smart_count: replaced })];
}
