import type { Look } from '../SavedView.ts';

/** The order of keys means nothing. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Without what stays behind the scenes. Without groups, or totals, a list has another look than with them. */
const comparable = ({ displayedFilters: _kept, hiddenColumns: _said, groupBy, totals, ...others }: Look) => ({
  ...others,
  groupBy: groupBy ?? null,
  totals: totals ?? null,
});

/** Whether a list shows what a look says; what the look does not say may be anything. */
export function looksLike(wanted: Look, shown: Look): boolean {
  const there: Readonly<Record<string, unknown>> = comparable(shown);
  return Object.entries(comparable(wanted)).every(
    ([part, value]) => value === undefined || stable(value) === stable(there[part]),
  );
}
