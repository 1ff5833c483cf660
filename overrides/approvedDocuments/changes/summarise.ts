import type { Change } from '../approvalOperations.ts';
import type { ApprovalWords } from '../approvalWords.ts';

const item = 'centreEvent.agenda.sections.items.';
const trainer = 'trainer.fullName';

/** So many changes of the kind that is told one by one. */
const told = 2;

const isNew = ({ before }: Change): boolean => before === null;
const isGone = ({ after }: Change): boolean => after === null;

/** What changed, in a few words: what moved, came or went is counted, what is single is said. */
export function summarise(changes: readonly Change[], words: ApprovalWords): readonly string[] {
  const of = (field: string) => changes.filter((change) => change.field === item + field);
  // An item that moves begins and ends at other times, and one that comes does both for the first time.
  const begins = of('timeStart');
  const moved = begins.filter((change) => !isNew(change) && !isGone(change));
  const items = [...begins, ...of('name')];
  const trainers = changes.filter(({ field }) => field.endsWith(trainer));
  const others = changes.filter(
    ({ field }) => !trainers.some((one) => one.field === field) && !isOfMovedItem(field),
  );
  const fields = others.slice(0, told).map((change) => oneChange(change, words));
  return [
    ...counted(moved, (count) => words('sum.moved', { smart_count: count }), words),
    ...named(items.filter(isNew), 'sum.added', words),
    ...named(items.filter(isGone), 'sum.removed', words),
    ...teamOf(trainers, words),
    ...fields,
    ...(others.length > told ? [words('sum.more', { smart_count: others.length - told })] : []),
  ];
}
