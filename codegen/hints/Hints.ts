import type { ScalarKind } from '../model/ResourceModel.ts';

/**
 * What a schema cannot say, by GraphQL type. `Types` maps type names to their records, so that a hint
 * that names a field which is gone does not compile; the generator checks the same at run time.
 */
export interface Hints<Types extends object = Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  readonly types?: { readonly [T in keyof Types]?: TypeHints<keyof Types[T] & string> };
  /** Words for enum values where the description is no good label. */
  readonly enums?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface TypeHints<Field extends string = string> {
  /** Resource and route name. */
  readonly name?: string;
  /** What one is called in code: EventList, eventColumns. */
  readonly noun?: string;
  readonly label?: { readonly one: string; readonly many: string };
  /** Paths that name a record to a person. */
  readonly representation?: readonly (Field | `${Field}.${string}`)[];
  /** What comes along wherever such a record is embedded in another, beside its name: an event's first day. */
  readonly embedded?: readonly Field[];
  /** Columns at first sight, at most eight. */
  readonly defaultColumns?: readonly Field[];
  readonly sort?: { readonly field: Field; readonly order: 'ASC' | 'DESC' };
  /** A field that a column of the order enum sorts besides its namesake: the full name by the last. */
  readonly sortSources?: Readonly<Record<string, Field>>;
  /** Technical fields that no screen shows. */
  readonly hidden?: readonly Field[];
  /** Shown on the page, but not offered as columns. */
  readonly notColumns?: readonly Field[];
  readonly multiline?: readonly Field[];
  /** The kind of a field whose scalar does not say it. */
  readonly kinds?: { readonly [F in Field]?: ScalarKind };
  /** The field that holds the currency of an amount, beside it. */
  readonly currencyOf?: { readonly [F in Field]?: Field };
  readonly labels?: { readonly [F in Field]?: string };
  readonly help?: { readonly [F in Field]?: string };
  /** Labels of filters, by key. */
  readonly filterLabels?: Readonly<Record<string, string>>;
  readonly sections?: readonly SectionHint<Field>[];
}

export interface SectionHint<Field extends string = string> {
  readonly name: string;
  readonly label?: string;
  readonly help?: string;
  readonly fields: readonly Field[];
  /** What can only be written, in camelCase: 'password'. Comes after the fields. */
  readonly inputs?: readonly string[];
}

/** A hint that names something the schema does not have. */
export class HintError extends Error {
  override name = 'HintError';
}
