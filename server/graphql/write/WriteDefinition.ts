import type { Viewer } from '#server/access/Viewer.ts';
import type { Json } from '#server/db/Json.ts';
import type { ColumnName, Draft, NextRow, Row } from '#server/db/Row.ts';
import type { Tx } from '#server/db/rows.ts';
import type { UserError } from '#server/errors/errors.ts';
import type { SeatNumbers } from '#server/errors/bookingRefusals.ts';
import type { Input } from './Input.ts';
import type { Problems } from './Problems.ts';
import type { WriteSession } from '../WriteSession.ts';
import type { WritePolicy } from './WritePolicy.ts';

/** One write under way: everything in it happens in one transaction (K4). */
export interface Write extends WriteSession {
  readonly tx: Tx;
  readonly now: Date;
}

/** What is about to be written, as hooks see it; of any table where none is named. */
export interface Change<T extends string = string> {
  /** Null while the row is being created. */
  readonly id: string | null;
  readonly input: Input;
  /** Where this input stands in the operation: 'input', 'input.participant.create'. */
  readonly path: string;
  readonly old: Row<T> | null;
  /** The columns given by the client and derived by the server. */
  readonly values: Draft<T>;
  /** The row as it will be: old, overlaid with values. */
  readonly row: NextRow<T>;
  readonly problems: Problems;
}

interface PartChange {
  readonly before: Json;
  readonly after: Json;
  /** The part has written audit rows of its own. */
  readonly audited?: boolean;
}

/** An input key that is no column: a list of links, nested rows, a programme. */
export interface Part {
  readonly key: string;
  /** The type whose records it names by their ids. */
  readonly refersTo?: string;
  /** What a list holds now, for whoever adds to it; others can only be replaced. */
  held?(write: Pick<Write, 'tx'>, ownerId: string): Promise<readonly string[]>;
  /** Reports what is wrong before anything is written. A null value clears, like that of any field. */
  check?(write: Write, change: Change, value: unknown): Promise<void>;
  /** Writes after the row itself; answers what changed for the audit, or null where nothing did. */
  write(
    write: Write,
    owner: { readonly id: string; readonly path: string },
    value: unknown,
  ): Promise<PartChange | null>;
}

/** The row that is about to be written; the input of a deletion is empty. */
export type LockTarget =
  | { readonly action: 'create'; readonly id: null; readonly input: Input }
  | { readonly action: 'update' | 'delete'; readonly id: string; readonly input: Input };

/** A change that has been written. */
export interface Written<T extends string = string> extends Change<T> {
  readonly id: string;
}

/**
 * How a GraphQL type is written to its table. Input keys are columns unless something below says otherwise. The engine
 * knows no table: hooks are methods, so that a definition of one table is a definition.
 */
export interface WriteDefinition<T extends string = string> {
  readonly type: string;
  readonly table: T;
  /** The noun of messages: 'event'. */
  readonly noun: string;
  readonly policy: WritePolicy;
  /** Another policy for writes that a role has besides: null where the usual one decides. */
  readonly policyOf?: (viewer: Viewer, input: Input) => WritePolicy | null;
  /** What the audit calls the row. */
  nameOf(row: Row<T>, write: Write): string | null | Promise<string | null>;
  /** Input keys that must not be blank. */
  readonly required?: readonly string[];
  /** JSON columns that hold lists: null empties them, as it does lists of texts. */
  readonly lists?: readonly ColumnName<T>[];
  /** Upload keys; the column of the same name keeps where the image is. */
  readonly images?: readonly ColumnName<T>[];
  readonly parts?: readonly Part[];
  /** Input keys that `derive` turns into columns. */
  readonly consumed?: readonly string[];
  /** Input keys that `prepare` turns into columns. */
  readonly prepared?: readonly string[];
  /** Input keys that the audit of the change keeps, beside what changed: why a rule was passed (C8). */
  readonly remarks?: readonly string[];
  /** The record that a row is a part of, in whose history its changes are told. */
  readonly ownerColumn?: ColumnName<T>;
  /** The country the audit files the change under. */
  countryOf?(row: Row<T>, write: Write): string | null | Promise<string | null>;
  /** Columns whose values never reach the audit in clear. */
  readonly secret?: readonly ColumnName<T>[];
  /** Database constraints by name, and what a client hears of them. */
  readonly constraints?: Readonly<Record<string, (path: string) => UserError>>;
  /** What triggers of the database refuse (K2), by the name they give, with the numbers they tell. */
  readonly guards?: Readonly<Record<string, (path: string, numbers: SeatNumbers) => UserError>>;
  /** The column that marks a deleted row (B5); without it rows cannot be deleted. */
  readonly deletedColumn?: ColumnName<T>;
  /** Columns whose change alone makes nobody's write stale: what the server works out. */
  readonly unversioned?: readonly ColumnName<T>[];
  /** Columns that `derive` decides, and that a change which is taken back gives back as they were (V3). */
  readonly comesBack?: readonly ColumnName<T>[];
  /** Slow work that needs no transaction (hashing a password), once the capability is known to be there. */
  readonly prepare?: (session: WriteSession, input: Input) => Promise<Input>;
  /** What many may want to create at a time, and have to wait for each other: few of them get a connection. */
  readonly turnOf?: (input: Input) => string | null;
  /** Takes the locks that come before this row's (K1: event, waiting entry, booking, participant). */
  readonly lock?: (write: Write, target: LockTarget) => Promise<void>;
  /** Columns the server decides. */
  derive?(write: Write, change: Change<T>): Draft<T> | Promise<Draft<T>>;
  validate?(write: Write, change: Change<T>): void | Promise<void>;
  /** Where a row must not be rewritten, what to create in its place (M1). */
  replaces?(
    write: Write,
    target: { readonly input: Input; readonly old: Row<T> },
  ): Promise<{ readonly input: Input; readonly fixed: Draft<T> } | undefined>;
  /** Rules over everything written, its parts included. Throwing rolls back. */
  afterWrite?(write: Write, change: Written<T>): Promise<void>;
  beforeDelete?(write: Write, row: Row<T>): Promise<void>;
  afterDelete?(write: Write, row: Row<T>): Promise<void>;
}
