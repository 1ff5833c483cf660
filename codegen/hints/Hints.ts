import type { SortFigure, ViewModel } from '../model/ResourceModel.ts';
import type { TextWidth } from '../convention/widths.ts';
import type { ScalarKind } from '#schema/ScalarKind.ts';

/**
 * What a schema cannot say, by GraphQL type. `Types` maps type names to their records, so that a hint
 * that names a field which is gone does not compile; the generator checks the same at run time.
 */
export interface Hints<Types extends object = Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  readonly types?: { readonly [T in keyof Types]?: TypeHints<keyof Types[T] & string> };
  /** The type of whoever is signed in: what leads to it can be asked for as "me". */
  readonly viewer?: keyof Types & string;
  /** Words for enum values where the description is no good label. */
  readonly enums?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fixed choices of fields that the contract keeps as plain text, by a name of their own (`choices` of a type). */
  readonly choices?: Readonly<Record<string, ChoiceHint<keyof Types & string>>>;
}

/** Values with their words, or names of fields of some types, which are then called as those fields are. */
export type ChoiceHint<Type extends string = string> =
  | { readonly labels: Readonly<Record<string, string>> }
  | { readonly fieldsOf: readonly Type[]; readonly values: readonly string[] };

export interface TypeHints<Field extends string = string> {
  /** Resource and route name. */
  readonly name?: string;
  /** What one is called in code: EventList, eventColumns. */
  readonly noun?: string;
  readonly label?: { readonly one: string; readonly many: string };
  /** Whether it is made and changed in forms of its own; where it is left out, it is. */
  readonly forms?: boolean;
  /** Paths that name a record to a person. */
  readonly representation?: readonly (Field | `${Field}.${string}`)[];
  /** What comes along wherever such a record is embedded in another, beside its name: an event's first day. */
  readonly embedded?: readonly Field[];
  /** The field that says how many a list of related records has, where its name (`postCount` of `posts`) does not tell. */
  readonly counts?: { readonly [F in Field]?: Field };
  /** Columns at first sight, at most eight. */
  readonly defaultColumns?: readonly Field[];
  /** Where the time zone of a record stands, by whose clock its moments are told in files: 'centreEvent.timeZone'. */
  readonly zone?: Field | `${Field}.${string}`;
  readonly sort?: { readonly field: Field; readonly order: 'ASC' | 'DESC' };
  /** A field that a column of `orderBy` or `sortBy` sorts besides its namesake: the full name by the last. */
  readonly sortSources?: Readonly<Record<string, Field>>;
  /** Fields that show a figure over a relation which the list can be sorted by: the number of its bookings. */
  readonly sortFigures?: { readonly [F in Field]?: SortFigure };
  /** Views that the list comes with, by a name of their own, in their order. */
  readonly views?: Readonly<Record<string, Omit<ViewModel<Field>, 'name'>>>;
  /** Technical fields that no screen shows. */
  readonly hidden?: readonly Field[];
  /** Written by forms, but shown nowhere: ids, where another field has the names. */
  readonly formOnly?: readonly Field[];
  /** Shown on the page, but not offered as columns. */
  readonly notColumns?: readonly Field[];
  /** Texts of several lines, where neither how long they may be nor their name says so. */
  readonly multiline?: readonly Field[];
  /** The kind of a field whose scalar does not say it. */
  readonly kinds?: { readonly [F in Field]?: ScalarKind };
  /** Plain texts that mostly are what others have written: values in use are offered, where the contract lists them. */
  readonly vocabulary?: readonly Field[];
  /** The room that a plain text needs in a form, where neither its limit nor its name tells: a flight is a code. */
  readonly widths?: { readonly [F in Field]?: TextWidth };
  /** What a plain text is typed along: # digit, @ letter, * letter or digit, all else stands as it is (spec §5). */
  readonly masks?: { readonly [F in Field]?: string };
  /** How many bytes a file may have, which no contract says. */
  readonly mostBytes?: { readonly [F in Field]?: number };
  /** Text fields with a fixed set of values: which of `hints.choices`. */
  readonly choices?: { readonly [F in Field]?: string };
  /** Paths that name a related record here, where its own name would tell nothing new. */
  readonly names?: { readonly [F in Field]?: readonly string[] };
  /** What stands in the header of a record, at most four; the first short values where not given. */
  readonly facts?: readonly Field[];
  /** Inputs, in camelCase, that the form of a new record asks at once, besides what is demanded; the rest comes after. */
  readonly createFirst?: readonly string[];
  /** The field that holds the currency of an amount, beside it. */
  readonly currencyOf?: { readonly [F in Field]?: Field };
  /** Numbers that several rows have in common, so that no total adds them up: what a cost came to, beside each share of it. */
  readonly inCommon?: readonly Field[];
  readonly labels?: { readonly [F in Field]?: string };
  readonly help?: { readonly [F in Field]?: string };
  /** Shown, but in no words that somebody could look for: masked, or a code. Nobody is offered to filter by it. */
  readonly untested?: readonly Field[];
  /** Labels of filters, by key. */
  readonly filterLabels?: Readonly<Record<string, string>>;
  readonly sections?: readonly SectionHint<Field>[];
  /**
   * Inputs, in camelCase, that a form of an existing record may write although nothing reads them: 'password'. Any other
   * is left out of such a form, which would open blank and clear what it does not know.
   */
  readonly writeOnly?: readonly string[];
  /** Inputs, in camelCase, that no browser keeps of an unfinished form, besides what can only be written. */
  readonly secrets?: readonly Field[];
  /**
   * The input that says why a rule may be passed, in camelCase: 'overrideReason'. It is no field of a form: it is asked
   * for when the server refuses to save and would take a reason.
   */
  readonly reason?: string;
}

export interface SectionHint<Field extends string = string> {
  readonly name: string;
  readonly label?: string;
  readonly help?: string;
  readonly fields: readonly Field[];
  /** What can only be written, in camelCase: 'password'. Comes after the fields. */
  readonly inputs?: readonly string[];
}
