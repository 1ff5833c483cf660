import type { IResolverObject } from 'mercurius';
import type { Entity, RowScope } from '../Entity.ts';
import type { ListDefinition } from '../read/compileList.ts';
import { listResolver, oneResolver, plainListResolver } from '../read/readResolvers.ts';
import type { RequestContext } from '../RequestContext.ts';
import { onceByKey } from '../idempotency/onceByKey.ts';
import type { Writes } from '../write/Writes.ts';
import { deleteResolver, saveResolver } from '../write/writeResolvers.ts';
import { hasMutation, listOperation, oneOperation } from './contract.ts';
import { defineList, type NounList } from './defineList.ts';

/** The operations of one root type, as Mercurius takes them. */
export type Operations = IResolverObject<unknown, RequestContext>;

interface NounDefinition {
  /** Its folder in server/modules, where that is not called like the type. */
  readonly folder?: string;
  readonly entity: Entity;
  /** Types that are read with it and have no operations of their own. */
  readonly parts?: readonly Entity[];
  readonly list?: NounList;
  /** Rows that are answered by id, besides the type's scope. */
  readonly rows?: RowScope;
  readonly writes?: Pick<Writes, 'create' | 'update' | 'delete' | 'definition'>;
  /** Operations that follow from nothing, or do more than what would follow. */
  readonly queries?: Operations;
  readonly mutations?: Operations;
}

export interface Noun {
  readonly folder: string;
  readonly entities: readonly Entity[];
  readonly list: ListDefinition | null;
  readonly writes: NounDefinition['writes'] | null;
  readonly queries: Operations;
  readonly mutations: Operations;
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
    queries: { ...readQueries(noun, list), ...noun.queries },
    mutations: { ...writeMutations(noun), ...noun.mutations },
  };
}

function readQueries({ entity, rows, list: given }: NounDefinition, list: ListDefinition | null): Operations {
  const one = oneOperation(entity.type);
  const all = listOperation(entity.type);
  const [id] = one?.args ?? [];
  return {
    ...(one && id && { [one.name]: oneResolver(entity, { argument: id.name, ...(rows && { rows }) }) }),
    ...(all &&
      list && {
        [all.field.name]: all.isPaged ? listResolver(list) : plainListResolver(list, given?.first ?? null),
      }),
  };
}

function writeMutations({ entity, writes }: NounDefinition): Operations {
  if (!writes) return {};
  const { type } = entity;
  const all: Operations = {
    [`create${type}`]: saveResolver(
      entity,
      onceByKey(`create${type}`, (session, input) => writes.create(session, input)),
    ),
    [`update${type}`]: saveResolver(entity, (session, input) => writes.update(session, input)),
    [`delete${type}`]: deleteResolver(entity, (session, id) => writes.delete(session, id)),
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => hasMutation(name)));
}
