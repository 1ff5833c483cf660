import type { ReactNode } from 'react';

/** What every cell (XField) takes: the path of its value in the record. */
export interface CellProps {
  readonly source: string;
  /** False for a number that rows have in common: added up, it would count once with each of them. */
  readonly addsUp?: boolean;
}

/** What a file has to know of a column besides its path; all but the head is for the server's. */
export interface FileColumn {
  /** What its head says where a bare value is called otherwise than what the screen makes of it. */
  readonly label?: string;
  /** Another path than the column's own. */
  readonly source?: string;
  /** Paths that name the records it leads to. */
  readonly names?: readonly string[];
  /** Path of an amount's currency. */
  readonly currency?: string;
  /** Words for values, by value. */
  readonly words?: Readonly<Record<string, string>>;
  /** Path of what is written where a row has none. */
  readonly otherwise?: string;
  /** What is written where a row has none of either. */
  readonly empty?: string;
  /** Only how many there are. */
  readonly counts?: boolean;
}

export interface CsvContext {
  readonly translate: (key: string, args?: Record<string, unknown>) => string;
  readonly locale: string;
  /** Where a record says its time zone, by whose clock its moments are told. */
  readonly zone?: string;
  /** What a field of a type of the contract is called. */
  readonly fieldWords: (type: string, name: string) => string;
}

/** What a table and an export need to know of a kind of cell. */
export interface FieldTraits<P extends CellProps> {
  /** Numbers align right, the column's head as well. */
  align?: 'right';
  /** Holds rows or blocks of its own: a table shows a count, a page gives it the whole width. */
  block?: boolean;
  /** A page gives it the whole width, a table a cell like any other. */
  wide?: boolean;
  /** Something to do with the record rather than a value of it: a card keeps it, below its facts. */
  action?: boolean;
  /** What a list is looked at for: a card keeps it at the end of its second line. */
  onCard?: boolean;
  /** Has something to say of an empty value as well: that nobody is named yet. */
  saysEmpty?: boolean;
  /** Other fields of the record that it shows too: a list that shows the cell has to ask for them. */
  needs?: readonly string[];
  /** What a server that writes the file is told of it; without it a kind with `csv` of its own is written here. */
  inFile?: (props: P, context: CsvContext) => FileColumn;
  /** The value in an exported file: plain, not locale-bound, so that a spreadsheet reads it. */
  csv?: (value: unknown, props: P, context: CsvContext, record: unknown) => string;
}

export interface FieldComponent<P extends CellProps = CellProps> extends FieldTraits<P> {
  (props: P): ReactNode;
}
