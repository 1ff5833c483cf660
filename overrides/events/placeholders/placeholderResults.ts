import type { Refusal } from '#src/data/errors/Refusal.ts';
import type { RowOutcome } from '#src/data/write/mutateRows.ts';

/** Refusals that say the same, with the places in the row that they belong to. */
interface RefusedPlaceholders {
  readonly refusal: Refusal;
  readonly places: readonly number[];
}

interface PlaceholderSummary {
  readonly made: number;
  readonly refused: readonly RefusedPlaceholders[];
}

/** Twelve seats refused for one reason are one thing to read. */
export function summarise(outcomes: readonly RowOutcome[]): PlaceholderSummary {
  const refused = new Map<string, { refusal: Refusal; places: number[] }>();
  outcomes.forEach((outcome, index) => {
    if (outcome.ok) return;
    const key = `${outcome.refusal.code ?? ''} ${outcome.refusal.message}`;
    const group = refused.get(key) ?? { refusal: outcome.refusal, places: [] };
    group.places.push(index + 1);
    refused.set(key, group);
  });
  return { made: outcomes.filter(({ ok }) => ok).length, refused: [...refused.values()] };
}
