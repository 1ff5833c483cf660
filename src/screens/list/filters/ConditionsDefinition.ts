import type { ScalarKind } from '#schema/ScalarKind.ts';

/**
 * The columns that a list can test (spec §7: column, operator, value, AND, OR, HAS), by the contract or, of a plain list,
 * in the browser. Emitted by the generator.
 */
export interface ConditionsDefinition {
  /** The filter key that takes the conditions: 'whereConditions'. */
  readonly source: string;
  readonly columns: readonly ConditionColumn[];
  readonly operators: readonly string[];
  /** Related records that HAS can count. */
  readonly relations: readonly ConditionRelation[];
  /** The resource of whoever is signed in, where something here leads to it. */
  readonly viewer?: string;
}

/** Related records, and what of them can be tested. */
interface ConditionRelation {
  readonly value: string;
  /** Their resource, where it is known: its words are those of the columns. */
  readonly resource?: string;
  readonly columns: readonly ConditionColumn[];
}

/** A column with the kind of its value, so that it is typed as what it is. */
export interface ConditionColumn {
  readonly value: string;
  /** The read field that it tests; its label names the column. */
  readonly source?: string;
  readonly kind?: ScalarKind | 'enum' | 'reference';
  /** Of an amount: the column that says the currency of each row. */
  readonly currency?: string;
  /** The filter, or the field with a list, that asks the same: a record is so or not, and nothing of it is more, less or empty. */
  readonly filter?: string;
  /** Of an enum: its name and values. */
  readonly name?: string;
  readonly values?: readonly string[];
  /** Of a reference: its resource, and the paths that name its records where they are not the usual ones. */
  readonly reference?: string;
  readonly label?: readonly string[];
}
