type ScalarKindName =
  | 'id'
  | 'string'
  | 'text'
  | 'richText'
  | 'int'
  | 'float'
  | 'boolean'
  | 'date'
  | 'dateTime'
  | 'localDateTime'
  | 'email'
  | 'phone'
  | 'url'
  | 'money'
  | 'minutes'
  | 'countryCode'
  | 'currency'
  | 'json'
  | 'upload';

/** What a list's condition builder offers (spec §7: column, operator, value, AND, OR, HAS). Emitted by the generator. */
export interface ConditionsDefinition {
  /** The filter key that takes the tree: 'whereConditions'. */
  readonly source: string;
  readonly columns: readonly ConditionColumn[];
  readonly operators: readonly string[];
  /** Relations that HAS can count. */
  readonly relations: readonly string[];
}

/** A column with the kind of its value, so that it is typed as what it is. */
export interface ConditionColumn {
  readonly value: string;
  /** The read field that it tests; its label names the column. */
  readonly source?: string;
  readonly kind?: ScalarKindName | 'enum' | 'reference';
  /** Of an enum: its name and values. */
  readonly name?: string;
  readonly values?: readonly string[];
  /** Of a reference: its resource. */
  readonly reference?: string;
}
