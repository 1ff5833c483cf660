import type { Identifier } from 'react-admin';

import type { Row } from './Row.ts';

/** The methods of react-admin as ra-data-graphql names them. */
export type Method =
  | 'GET_LIST'
  | 'GET_MANY'
  | 'GET_MANY_REFERENCE'
  | 'GET_ONE'
  | 'CREATE'
  | 'UPDATE'
  | 'UPDATE_MANY'
  | 'DELETE'
  | 'DELETE_MANY';

/** What any method may be given; which of it is there depends on the method. */
export interface CallParams {
  readonly id?: Identifier;
  readonly ids?: readonly Identifier[];
  readonly data?: Row;
  readonly previousData?: Row;
  readonly target?: string;
  readonly filter?: Row;
  readonly sort?: { readonly field: string; readonly order: string };
  readonly pagination?: { readonly page: number; readonly perPage: number };
  readonly meta?: CallMeta;
}

/** What screens tell the data provider beside react-admin's own parameters. */
interface CallMeta {
  /** Which form of one record: with what is edited, or with what is shown. */
  readonly screen?: 'show' | 'edit';
  /** The columns of a list that are looked at; the others are not asked for. */
  readonly columns?: readonly string[];
  /** Only what names a record, for pickers. */
  readonly pick?: boolean;
}
