import { diffArrays, diffWordsWithSpace } from 'diff';

/** A stretch of a line; what only one of both has stands out. */
export interface Part {
  readonly text: string;
  readonly isOwn: boolean;
}

/** What stands beside each other: a line of each, or of one of them. */
export interface LinePair {
  readonly before: readonly Part[] | null;
  readonly after: readonly Part[] | null;
}

/** Two texts line by line, the changed words of a changed line marked. */
export function compareLines(before: readonly string[], after: readonly string[]): readonly LinePair[] {
  const pairs: LinePair[] = [];
  const changes = diffArrays([...before], [...after]);
  for (let place = 0; place < changes.length; place += 1) {
    const change = changes[place];
    const next = changes[place + 1];
    if (change === undefined) continue;
    if (!change.added && !change.removed) pairs.push(...change.value.map(same));
    else if (change.removed && next?.added === true) {
      pairs.push(...replaced(change.value, next.value));
      place += 1;
    } else pairs.push(...(change.removed ? replaced(change.value, []) : replaced([], change.value)));
  }
  return pairs;
}

const same = (text: string): LinePair => {
  const parts = [{ text, isOwn: false }];
  return { before: parts, after: parts };
};

function replaced(removed: readonly string[], added: readonly string[]): readonly LinePair[] {
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, place) => pairOf(removed[place], added[place]));
}

function pairOf(before: string | undefined, after: string | undefined): LinePair {
  if (before === undefined || after === undefined)
    return {
      before: before === undefined ? null : [{ text: before, isOwn: true }],
      after: after === undefined ? null : [{ text: after, isOwn: true }],
    };
  const words = diffWordsWithSpace(before, after);
  return {
    before: words.flatMap(({ value, added, removed }) => (added ? [] : [{ text: value, isOwn: removed }])),
    after: words.flatMap(({ value, added, removed }) => (removed ? [] : [{ text: value, isOwn: added }])),
  };
}
