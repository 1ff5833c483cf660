import type { DocumentNode } from 'graphql';
import type { ReactElement } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { Row } from './Row.ts';

/**
 * What the data provider knows of one resource at run time. Emitted by the generator as data
 * (resources/<name>/meta.ts); the only thing the web knows of the contract, no introspection is shipped.
 */
export interface ResourceMeta {
  /** Resource and route name: 'events'. */
  readonly name: string;
  readonly type: string;
  /** 'id', or as the type spells it ('ID'). Embedded records alias it in every operation (`author { id: ID }`). */
  readonly idField: string;
  /** The contract takes ids as numbers, and no text for one. */
  readonly numericId?: boolean;
  /** Fields that name a record; the data provider always selects them. */
  readonly representation: readonly string[];
  /** What is read of a record that is picked, where that is more than what names it. */
  readonly picked?: readonly string[];
  /** Paths, among what the list reads, that tell two records of one name apart. */
  readonly apart?: readonly string[];
  /** The field of a record that tells what the viewer may do with it; without one, everything is offered. */
  readonly can?: string;
  /** Where a record says its time zone: an export tells the record's moments by that clock. */
  readonly zone?: string;
  readonly list?: ListMeta;
  readonly one?: {
    readonly field: string;
    readonly operation: DocumentNode;
    readonly editOperation?: DocumentNode;
    readonly idVariable: string;
  };
  readonly create?: CreateMeta;
  readonly update?: UpdateMeta;
  readonly delete?: { readonly field: string; readonly operation: DocumentNode; readonly idVariable: string };
  /** Brings back what was deleted. */
  readonly restore?: {
    readonly field: string;
    readonly operation: DocumentNode;
    readonly idVariable: string;
    /** Shows what was deleted in the list, where the contract lists it. */
    readonly filter?: Row;
  };
}

export interface ListMeta {
  readonly field: string;
  readonly paged: boolean;
  /** Everything the list's columns show. */
  readonly operation: DocumentNode;
  /** Id and representation only: pickers, getMany. */
  readonly pickOperation: DocumentNode;
  /** Read field → order enum column; a source that is in none of the three cannot be sorted by. */
  readonly sortColumns: Readonly<Record<string, string>>;
  /** Read field → the figure over a relation that sorts by it. */
  readonly sortFigures?: Readonly<Record<string, SortFigure>>;
  /** Read field → column of `sortBy`, which a contract takes beside `orderBy`. */
  readonly sortKeys?: Readonly<Record<string, string>>;
  /** Filter key → argument path and how its value is shaped. */
  readonly filters: Readonly<Record<string, FilterMeta>>;
  /** The filter key that takes a list of ids; without it getMany asks `one` aliased in one request. */
  readonly idsFilter?: string;
  /** The contract reckons over all rows of the list: groups and totals (`listFigures`). */
  readonly figures?: boolean;
  /** The filter key of the text search that pickers use. */
  readonly searchFilter?: string;
  /** The server writes its rows to files (`exportRecords`). */
  readonly exports?: boolean;
}

/** `{posts: {aggregate: COUNT}}`; all but a count is taken over a column of the related records. */
interface SortFigure {
  readonly relation: string;
  readonly aggregate: string;
  readonly column?: string;
}

export interface FilterMeta {
  readonly path: readonly string[];
  readonly list: boolean;
  /** The contract takes the ids as numbers. */
  readonly numericId?: boolean;
  readonly scalar: 'id' | 'string' | 'int' | 'float' | 'boolean' | 'date' | 'dateTime' | 'enum' | 'object';
  /** For plain lists, filtered in the browser: the read field compared, and how. */
  readonly source?: string;
  readonly operator?: 'eq' | 'gte' | 'lt' | 'gt' | 'lte' | 'in' | 'search' | 'condition';
}

export interface WriteMeta {
  readonly field: string;
  readonly operation: DocumentNode;
  readonly inputs: readonly InputMeta[];
  /** Source of the input that says why a rule may be passed (C8): asked for only when a refusal would take a reason. */
  readonly reason?: string;
  /** The variable that holds the inputs, where it is not called `input`: `updatePool(id: …, pool: …)`. */
  readonly argument?: string;
  /** The inputs are variables of their own (`createPost(title: …)`), not members of one. */
  readonly spread?: boolean;
}

export interface CreateMeta extends WriteMeta {
  /** The input that takes a key per form, so that a form sent twice makes one record (K5). */
  readonly onceKey?: string;
  /** The server reads records from files (`startImport`). */
  readonly imports?: boolean;
}

export interface UpdateMeta extends WriteMeta {
  /** The id is a variable of its own (`updatePost(id: …, input: …)`) rather than a member of the input. */
  readonly idVariable?: string;
  /** The input field that takes the record's id; 'id' where it is not said. */
  readonly idInput?: string;
  /** Where the input takes the version last read (K6). */
  readonly version?: { readonly input: string; readonly source: string };
  /** The inputs of its form by name, for whoever asks for some of them. */
  readonly pieces?: () => Promise<InputPieces>;
  /** What its form holds them to. */
  readonly schema?: () => Promise<AnyObjectSchema>;
}

export type InputPieces = Readonly<Record<string, ReactElement<{ readonly source: string }>>>;

/** How a form value at `source` becomes the input field `name`. */
export interface InputMeta {
  readonly name: string;
  readonly source: string;
  readonly kind: 'value' | 'id' | 'ids' | 'upload' | 'object' | 'objects' | 'nested' | 'connect';
  /** The contract demands it: sent with every update, changed or not. */
  readonly required?: boolean;
  /** Never kept in the browser's storage: a password, or what is sealed where it is stored. */
  readonly secret?: boolean;
  /** The list goes in as {sync: […]}. */
  readonly sync?: boolean;
  /** Members of object and objects; for nested the create members, for connect the create members. */
  readonly inputs?: readonly InputMeta[];
  /** For nested: the update members (its id included). */
  readonly updateInputs?: readonly InputMeta[];
  readonly canDelete?: boolean;
  readonly idField?: string;
  /** The contract takes ids of the records that it points at as numbers, and no text for one. */
  readonly numericId?: boolean;
}

/** Metadata by resource name, each loaded when first asked for. */
export type ResourceMetas = Readonly<Record<string, () => Promise<ResourceMeta>>>;
