/** How a column's values are told apart by whoever writes, filters or sorts by them. */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'number'
  | 'decimal'
  | 'flag'
  | 'day'
  | 'moment'
  | 'localMoment'
  | 'list'
  | 'json'
  | 'bytes';

export interface Column {
  readonly kind: ColumnKind;
  readonly nullable?: true;
  /** By the database: ids and expressions always, a default where an insert leaves the column out. */
  readonly filled?: 'identity' | 'expression' | 'default';
  /** The only values that a check lets in. */
  readonly choices?: readonly string[];
}
