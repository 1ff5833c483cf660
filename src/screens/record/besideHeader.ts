import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import type { AsideFacts } from './asideFacts.ts';
import type { HeaderFacts } from './headerFacts.ts';

/** What the header says already is not said beside it again. */
export function besideHeader({ people, dates }: AsideFacts, { facts }: HeaderFacts): AsideFacts {
  const isNew = ({ source }: ColumnElement) => !facts.some((fact) => fact.source === source);
  return { people: people.filter(isNew), dates: dates.filter(isNew) };
}
