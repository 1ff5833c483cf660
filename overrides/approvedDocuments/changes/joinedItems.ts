import type { Change } from '../approvalOperations.ts';
import { ofItems } from './summarise.ts';

type Side = 'before' | 'after';

/** An item of the programme that came or went, by the change of its name. */
interface Item {
  readonly name: Change;
  /** '12:15–13:15'. */
  readonly time: string;
  /** On which side it is there. */
  readonly side: Side;
  /** All that is told of it, its name and time first. */
  readonly facts: readonly Change[];
}

/**
 * An item of the programme that came or went is told with its time at once, and one that took the place of another as
 * its new name: facts by themselves would be a line each, for what stayed as it was too.
 */
export function joinedItems(changes: readonly Change[]): readonly Change[] {
  const items = changes.flatMap((change) => itemOf(change, changes) ?? []);
  const left = new Set(items.filter(({ side }) => side === 'before'));
  const told = new Set<Change>();
  const lines = new Map<Change, Change>();
  for (const item of items.filter(({ side }) => side === 'after')) {
    const old = [...left].find(({ time }) => time === item.time);
    if (old === undefined) continue;
    left.delete(old);
    for (const fact of sameFacts(old, item)) told.add(fact);
    lines.set(item.name, { ...item.name, label: item.time, before: old.name.before });
  }
  for (const item of items) {
    for (const fact of item.facts.filter(isPlace)) told.add(fact);
    if (lines.has(item.name) || (item.side === 'before' && !left.has(item))) continue;
    lines.set(item.name, { ...item.name, [item.side]: item.time });
  }
  return changes.flatMap((change) => lines.get(change) ?? (told.has(change) ? [] : change));
}

const isPlace = ({ field }: Change): boolean =>
  ['name', 'timeStart', 'timeEnd'].some((part) => field === `${ofItems}${part}`);

/** Nothing where two of one name cannot be told apart. */
function itemOf(name: Change, changes: readonly Change[]): Item | undefined {
  if (name.field !== `${ofItems}name` || (name.before === null) === (name.after === null)) return undefined;
  const [side, other]: readonly [Side, Side] =
    name.before === null ? ['after', 'before'] : ['before', 'after'];
  const facts = changes.filter(
    ({ field, label, [other]: absent }) =>
      field.startsWith(ofItems) &&
      absent === null &&
      (label === name.label || label.startsWith(`${name.label}, `)),
  );
  const of = (part: string) => facts.filter(({ field }) => field === `${ofItems}${part}`);
  const [[begins, another], [ends]] = [of('timeStart'), of('timeEnd')];
  if (begins === undefined || another !== undefined || of('name').length > 1) return undefined;
  const time = [begins[side], ends?.[side]].filter((one) => one !== null && one !== undefined).join('–');
  return { name, time, side, facts };
}

/** What is as it was under the other name. */
function sameFacts(old: Item, item: Item): readonly Change[] {
  const suffix = ({ label }: Change, { name }: Item) => label.slice(name.label.length);
  return old.facts.flatMap((was) => {
    const is = item.facts.find(
      (fact) =>
        fact.field === was.field && suffix(fact, item) === suffix(was, old) && fact.after === was.before,
    );
    return is === undefined ? [] : [was, is];
  });
}
