import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '../RequestContext.ts';
import type { Entity, RowScope } from '../Entity.ts';
import type { ListDefinition } from '../read/ListDefinition.ts';
import type { PlainSize } from '../read/Read.ts';
import { allow, type Operations, reading } from '../access/Operation.ts';
import type { Writes } from '../write/Writes.ts';
import { forbidden } from '#server/errors/errors.ts';
import { onceByKey } from '../idempotency/onceByKey.ts';
import { actionResolver, deleteResolver, type Save, saveResolver } from '../write/writeResolvers.ts';
import { contract, hasMutation, inputFields, listOperations, oneOperation } from '../contract.ts';
import { defineList } from './defineList.ts';
import type { ManyOfOwn } from './inputsInMany.ts';
import type { Alone } from './Alone.ts';
import type { Shortages } from './Shortages.ts';
import type { NounList } from './NounList.ts';

interface NounDefinition {
  /** Its folder in server/modules, where that is not called like the type. */
  readonly folder?: string;
  readonly entity: Entity;
  /** Types that are read with it and have no operations of their own. */
  readonly parts?: readonly Entity[];
  readonly list?: NounList;
  /** Rows that are answered by id, besides the type's scope. */
  readonly rows?: RowScope;
  readonly writes?: Pick<Writes, 'create' | 'update' | 'delete' | 'definition'> &
    Partial<Pick<Writes, 'restore'>>;
  /** What those may set in many at once who may do so with nothing else. */
  readonly manyOfOwn?: ManyOfOwn;
  /** Where new records take of what there is only so much of. */
  readonly shortages?: Shortages;
  readonly alone?: readonly Alone[];
  /** Operations that follow from nothing, or do more than what would follow. */
  readonly queries?: Operations;
  readonly mutations?: Operations;
  /** Fields of types that no row stands behind, each read only where it is asked for. */
  readonly fieldResolvers?: FieldResolvers;
}

/** By type, then by field. */
export type FieldResolvers = Readonly<
  Record<string, Readonly<Record<string, GraphQLFieldResolver<never, RequestContext>>>>
>;

export interface Noun {
  readonly folder: string;
  readonly entities: readonly Entity[];
  readonly list: ListDefinition | null;
  readonly writes: NounDefinition['writes'] | null;
  readonly manyOfOwn?: ManyOfOwn | undefined;
  readonly shortages?: Shortages | undefined;
  readonly alone: readonly Alone[];
  readonly queries: Operations;
  readonly mutations: Operations;
  readonly fieldResolvers: FieldResolvers;
}

/** A noun, declared once (ADR 17): the contract says which operations it has; here stands what a contract cannot say. */
export function defineNoun(noun: NounDefinition): Noun {
  const list = noun.list ? defineList(noun.entity, noun.list) : null;
  const { type } = noun.entity;
  return {
    folder: noun.folder ?? type.charAt(0).toLowerCase() + type.slice(1),
    entities: [noun.entity, ...(noun.parts ?? [])],
    list,
    writes: noun.writes ?? null,
    manyOfOwn: noun.manyOfOwn,
    shortages: noun.shortages,
    alone: noun.alone ?? [],
    queries: { ...readQueries(noun, list), ...noun.queries },
    mutations: { ...writeMutations(noun), ...noun.mutations },
    fieldResolvers: noun.fieldResolvers ?? {},
  };
}

function readQueries({ entity, rows, list: given }: NounDefinition, list: ListDefinition | null): Operations {
  const one = oneOperation(entity.type);
  const { paged, plain } = listOperations(entity.type);
  const [id] = one?.args ?? [];
  return {
    ...(one &&
      id && { [one.name]: reading({ kind: 'one', entity, argument: id.name, ...(rows && { rows }) }) }),
    ...(list && paged && { [paged.name]: reading({ kind: 'page', list }) }),
    ...(list &&
      plain && {
        [plain.name]: reading({ kind: 'plain', list, size: plainSize(given, paged?.name ?? null) }),
      }),
  };
}

const plainSize = ({ first, atMost = 1_000 }: Partial<NounList> = {}, inPages: string | null): PlainSize =>
  first === undefined ? { atMost, inPages } : { first };

function writeMutations({ entity, writes }: NounDefinition): Operations {
  if (!writes) return {};
  const { type } = entity;
  const may = (action: string) => ({ of: type, action });
  const create = createOf(type, (session, input) => writes.create(session, input));
  const update = saveResolver(entity, (session, input) => writes.update(session, input));
  const remove = deleteResolver(entity, (session, id) => writes.delete(session, id));
  const all: Operations = {
    [`create${type}`]: allow(may('create'), saveResolver(entity, create)),
    [`update${type}`]: allow(may('update'), update),
    [`delete${type}`]: allow(may('delete'), remove),
    [`restore${type}`]: actionResolver(
      may('delete'),
      entity,
      async (session, { id }: { readonly id: string }) => {
        if (!writes.restore) throw forbidden(`restore this ${writes.definition.noun}`);
        return writes.restore(session, id);
      },
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => hasMutation(name)));
}

/** A form that carries a key makes one record, however often it is sent (K5). */
function createOf(type: string, create: Save): Save {
  const inputs = inputFields(contract.getType(`Create${type}Input`));
  return inputs.some(({ name }) => name === 'idempotency_key') ? onceByKey(`create${type}`, create) : create;
}
