import { type Cell, cells, type CostLine, isSameLine, readLine } from './CostLine.ts';
import { type Sheet, type TextKey, textKeys } from './sheet.ts';

/** Whether both are kept as the same: 10 and 10.00 are. */
function saysTheSame(one: CostLine, other: CostLine): boolean {
  const [read, there] = [readLine(one), readLine(other)];
  return 'line' in read && 'line' in there && JSON.stringify(read.line) === JSON.stringify(there.line);
}

/** Whether a sheet that was sent is what is there. Both speak of the same lines by the same keys. */
export function isStoredAs(sent: Sheet, there: Sheet): boolean {
  const lines = byKey(there);
  return (
    sent.lines.length === there.lines.length &&
    sent.lines.every((line) => {
      const stored = lines.get(line.key);
      return stored !== undefined && saysTheSame(line, stored);
    }) &&
    textKeys.every((text) => sent.texts[text].trim() === there.texts[text])
  );
}

/**
 * What is read again, under the keys its lines have here. A new line that says what is there now is that one: its save
 * was answered, or the answer was lost on the way.
 */
export function alignTo(known: readonly Sheet[], read: Sheet): Sheet {
  const lines = known.flatMap((sheet) => sheet.lines);
  const keys = new Map(lines.flatMap(({ id, key }) => (id === null ? [] : [[id, key] as const])));
  const taken = new Set(keys.values());
  return {
    ...read,
    lines: read.lines.map((line) => {
      const ofId = line.id === null ? undefined : keys.get(line.id);
      const own = lines.find((one) => one.id === null && !taken.has(one.key) && saysTheSame(one, line));
      const key = ofId ?? own?.key ?? line.key;
      taken.add(key);
      return { ...line, key };
    }),
  };
}

/**
 * One's own changes on what is there by now: lines that one has not touched are theirs. One that was changed here and
 * deleted there stays, as a new one. All three speak of the same lines by the same keys.
 */
export function rebase(mine: Sheet, before: Sheet, theirs: Sheet): Sheet {
  const old = new Map(before.lines.map((line) => [line.key, line]));
  const own = new Map(mine.lines.map((line) => [line.key, line]));
  const there = new Set(theirs.lines.map(({ key }) => key));
  const kept = theirs.lines.flatMap((line) => {
    const [was, is] = [old.get(line.key), own.get(line.key)];
    if (is === undefined) return was === undefined ? [line] : [];
    const isMine = (was === undefined || !isSameLine(was, is)) && !saysTheSame(is, line);
    return [isMine ? { ...is, id: line.id } : line];
  });
  const added = mine.lines.flatMap((line) => {
    const was = old.get(line.key);
    const isMine = was === undefined || !isSameLine(was, line);
    return isMine && !there.has(line.key) ? [{ ...line, id: null }] : [];
  });
  const texts = textKeys.map((key) => [
    key,
    mine.texts[key] === before.texts[key] ? theirs.texts[key] : mine.texts[key],
  ]);
  return { lines: [...kept, ...added], texts: Object.fromEntries(texts) as Sheet['texts'] };
}

/** What others have done since: to a line, with its cells where it was changed, or to a text of the event. */
export type TheirChange =
  | {
      readonly kind: 'added' | 'removed' | 'changed';
      readonly name: string;
      readonly cells: readonly Cell[];
      /** It was changed here too. */
      readonly isMineToo: boolean;
    }
  | { readonly kind: 'text'; readonly text: TextKey; readonly isMineToo: boolean };

/** All three speak of the same lines by the same keys. What says the same here is not theirs. */
export function theirChanges(mine: Sheet, before: Sheet, theirs: Sheet): readonly TheirChange[] {
  const [old, own, there] = [byKey(before), byKey(mine), byKey(theirs)];
  const isMineToo = (was: CostLine): boolean => {
    const is = own.get(was.key);
    return is === undefined || !isSameLine(was, is);
  };
  const changed = theirs.lines.flatMap((line): readonly TheirChange[] => {
    const [was, is] = [old.get(line.key), own.get(line.key)];
    if (is !== undefined && saysTheSame(is, line)) return [];
    if (was === undefined) return [{ kind: 'added', name: line.name, cells: [], isMineToo: false }];
    const differing = cells.filter((cell) => was[cell] !== line[cell]);
    if (differing.length === 0) return [];
    return [{ kind: 'changed', name: was.name, cells: differing, isMineToo: isMineToo(was) }];
  });
  const removed = before.lines
    .filter(({ key }) => !there.has(key) && own.has(key))
    .map((was): TheirChange => ({ kind: 'removed', name: was.name, cells: [], isMineToo: isMineToo(was) }));
  const texts = textKeys
    .filter((text) => before.texts[text] !== theirs.texts[text] && mine.texts[text] !== theirs.texts[text])
    .map((text): TheirChange => ({ kind: 'text', text, isMineToo: mine.texts[text] !== before.texts[text] }));
  return [...changed, ...removed, ...texts];
}

const byKey = ({ lines }: Sheet): ReadonlyMap<string, CostLine> =>
  new Map(lines.map((line) => [line.key, line]));
