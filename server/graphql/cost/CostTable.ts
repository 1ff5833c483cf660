import type { EntityIndex } from '../Entity.ts';

/** What the cost of an operation cannot be told from the contract. */
export interface CostTable {
  readonly entities: EntityIndex;
  /** How many rows a list without pages answers at most, by field of the root. */
  readonly rows: Readonly<Record<string, number>>;
  /** What a field of the root takes besides the rows that it answers. */
  readonly work: Readonly<Record<string, number>>;
}
