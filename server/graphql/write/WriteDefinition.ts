import type { RequestContext } from '../RequestContext.ts';
import type { Viewer } from '../../access/Viewer.ts';
import type { SeatNumbers, UserError } from '../errors.ts';
import type { Input, Json, Row } from './Json.ts';
import type { Problems } from './Problems.ts';
import type { Tx } from './rows.ts';
import type { WritePolicy } from './WritePolicy.ts';

/** Who writes. */
export interface WriteSession {
  readonly context: RequestContext;
  readonly viewer: Viewer;
}

/** One write under way: everything in it happens in one transaction (K4). */
export interface Write extends WriteSession {
  readonly tx: Tx;
  readonly now: Date;
}

/** What is about to be written, as hooks see it. */
export interface Change {
  /** Null while the row is being created. */
  readonly id: string | null;
  readonly input: Input;
  /** Where this input stands in the operation: 'input', 'input.participant.create'. */
  readonly path: string;
  readonly old: Row | null;
  /** The columns given by the client and derived by the server. */
  readonly values: Row;
  /** The row as it will be: old, overlaid with values. */
  readonly row: Row;
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

/** How a GraphQL type is written to its table. Input keys are columns unless something below says otherwise. */
export interface WriteDefinition {
  readonly type: string;
  readonly table: string;
  /** The noun of messages: 'event'. */
  readonly noun: string;
  readonly policy: WritePolicy;
  /** Another policy for writes that a role has besides: null where the usual one decides. */
  readonly policyOf?: (viewer: Viewer, input: Input) => WritePolicy | null;
  /** What the audit calls the row. */
  readonly nameOf: (row: Row, write: Write) => string | null | Promise<string | null>;
  /** Input keys that must not be blank. */
  readonly required?: readonly string[];
  /** Columns that hold JSON. */
  readonly json?: readonly string[];
  /** Columns that hold lists: null empties them. */
  readonly lists?: readonly string[];
  /** Columns that hold the id of a row of this type; the viewer must be able to see it (S1). */
  readonly references?: Readonly<Record<string, string>>;
  /** Upload keys; the column of the same name keeps where the image is. */
  readonly images?: readonly string[];
  readonly parts?: readonly Part[];
  /** Input keys that `derive` turns into columns. */
  readonly consumed?: readonly string[];
  /** Input keys that the audit of the change keeps, beside what changed: why a rule was passed (C8). */
  readonly remarks?: readonly string[];
  /** The country the audit files the change under. */
  readonly countryOf?: (row: Row, write: Write) => Json | Promise<Json>;
  /** Columns whose values never reach the audit in clear. */
  readonly secret?: readonly string[];
  /** Database constraints by name, and what a client hears of them. */
  readonly constraints?: Readonly<Record<string, (path: string) => UserError>>;
  /** What triggers of the database refuse (K2), by the name they give, with the numbers they tell. */
  readonly guards?: Readonly<Record<string, (path: string, numbers: SeatNumbers) => UserError>>;
  /** The column that marks a deleted row (B5); without it rows cannot be deleted. */
  readonly deletedColumn?: string;
  /** Columns whose change alone makes nobody's write stale: what the server works out. */
  readonly unversioned?: readonly string[];
  /** Slow work that needs no transaction (hashing a password), once the capability is known to be there. */
  readonly prepare?: (session: WriteSession, input: Input) => Promise<Input>;
  /** Takes the locks that come before this row's (K1: event, waiting entry, booking, participant). */
  readonly lock?: (write: Write, target: LockTarget) => Promise<void>;
  /** Columns the server decides. */
  readonly derive?: (write: Write, change: Change) => Row | Promise<Row>;
  readonly validate?: (write: Write, change: Change) => void | Promise<void>;
  /** Where a row must not be rewritten, what to create in its place (M1). */
  readonly replaces?: (
    write: Write,
    target: { readonly id: string; readonly input: Input; readonly old: Row },
  ) => Promise<{ readonly input: Input; readonly fixed: Row } | undefined>;
  /** Rules over everything written, its parts included. Throwing rolls back. */
  readonly afterWrite?: (write: Write, change: Change & { readonly id: string }) => Promise<void>;
  readonly beforeDelete?: (write: Write, row: Row) => Promise<void>;
  readonly afterDelete?: (write: Write, row: Row) => Promise<void>;
}
