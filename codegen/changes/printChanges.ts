import type { ModelChange } from './modelChanges.ts';
import { overridesTouched, viewsTouched, type SourceText } from './touchedBy.ts';

/** The summary of a changed contract, a line each; an override or view is named once for what is gone. */
export function printChanges(
  changes: readonly ModelChange[],
  overrides: readonly SourceText[],
  stores: readonly SourceText[],
): readonly string[] {
  if (changes.length === 0) return [];
  const said = new Set<string>();
  const once = (line: string): readonly string[] => (said.has(line) ? [] : (said.add(line), [line]));
  const lines = changes.flatMap((change) => [
    `  ${change.text}`,
    ...overridesTouched(change, overrides).flatMap((place) => once(`    touches the override ${place}`)),
    ...viewsTouched(change, stores).flatMap((view) => once(`    touches the saved view ${view}`)),
  ]);
  return ['The contract has changed:', ...lines];
}
