import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** What templates can take values from. The machine knows neither types nor records: it is handed them here. */
export interface MergeWorld {
  readonly schema: GraphQLSchema;
  /** By what paths begin with: 'centreEvent'. */
  readonly contexts: Readonly<Record<string, MergeContext>>;
  /** What every document knows of itself, besides: `document.date`. */
  readonly document: GraphQLObjectType;
  /** What no template shows: fields by type ('Participant.notes'), or types as a whole ('Permission'). */
  readonly leftOut: ReadonlySet<string>;
  /** The field beside an amount that holds its currency, where that is not `currency`: 'Trainer.fmvAmount' → 'fmvCurrency'. */
  readonly currencies: Readonly<Record<string, string>>;
}

/** A kind of record. */
export interface MergeContext {
  /** As the contract calls it: 'CENTRE_EVENT'. */
  readonly kind: string;
  /** Its GraphQL type: 'CentreEvent'. */
  readonly type: string;
  /** What tells one from the other; its values joined by a hyphen are the record's id: `id` where nothing is said. */
  readonly identity?: readonly string[];
  /** The query of `$id` that reads one, with a selection in it. */
  readonly query: (selection: string) => string;
  /** What `$id` is of the record's id, where that is more than one. */
  readonly idOf?: (id: string) => string;
  /** The record in its answer; null where there is none that the asker may see. */
  readonly record: (answer: Values, id: string) => Values | null;
  /** Fields that an ordinary read masks. */
  readonly sealed?: readonly string[];
  /** Those of its lists that may be long, by field. */
  readonly long?: Readonly<Record<string, LongList>>;
}

/** A list that may be longer than one answer holds: it is read by ids, a slice at a time. */
export interface LongList {
  /** The ids of those of a record that the asker may see, in their order. */
  readonly ids: (id: string, context: RequestContext) => Promise<readonly string[]>;
  /** The query of `$ids`, no more than a slice, with a selection in it. */
  readonly query: (selection: string) => string;
  /** The rows in its answer, in any order. */
  readonly rows: (answer: Values) => readonly Values[];
}

/** A record as a query answers it. */
export type Values = Readonly<Record<string, unknown>>;

export const identityOf = ({ identity = ['id'] }: MergeContext): readonly string[] => identity;

/** What paths begin with that start at this kind of record. */
export const headOf = ({ contexts }: MergeWorld, kind: string): string | undefined =>
  Object.keys(contexts).find((head) => contexts[head]?.kind === kind);

/** The kind of record that a type is; undefined for a part of one. */
export const contextOfType = ({ contexts }: MergeWorld, type: string): MergeContext | undefined =>
  Object.values(contexts).find((context) => context.type === type);
