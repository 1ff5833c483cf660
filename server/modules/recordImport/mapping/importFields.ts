import { getNamedType, getNullableType, isEnumType, isListType, isRequiredInputField } from 'graphql';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { contract } from '#server/graphql/contract.ts';
import { currencyKey } from '#server/graphql/currencyKey.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { Alone } from '#server/graphql/noun/Alone.ts';
import type { Noun } from '#server/graphql/noun/defineNoun.ts';
import type { ManyOfOwn } from '#server/graphql/noun/inputsInMany.ts';
import type { Shortages } from '#server/graphql/noun/Shortages.ts';
import type { Part } from '#server/graphql/write/WriteDefinition.ts';
import { longestText } from '#server/graphql/textLimits.ts';
import { nouns } from '#server/modules/nouns.ts';
import { type Leaf, leavesOf } from './leavesOf.ts';

/** An input of a type that a column can fill. */
export interface ImportField {
  /** Name of the input, or path of one inside of another. */
  readonly field: string;
  /** The object that it is inside of. */
  readonly within: string | null;
  /** Name of its scalar or enum. */
  readonly scalar: string;
  readonly isList: boolean;
  /** A new record needs it; inside of an object, where that is given. */
  readonly required: boolean;
  readonly inCreate: boolean;
  readonly inUpdate: boolean;
  /** Rows can be told apart by it. */
  readonly matches: boolean;
  /** The type whose record it names. */
  readonly refersTo: string | null;
  /** Of an enum. */
  readonly values: readonly string[] | null;
  readonly longest: number;
  /** Of an amount: the input that says its currency. */
  readonly currency: string | null;
}

export interface ImportType {
  readonly type: string;
  readonly entity: Entity;
  readonly writes: NonNullable<Noun['writes']>;
  readonly manyOfOwn: ManyOfOwn | undefined;
  readonly shortages: Shortages | undefined;
  readonly alone: readonly Alone[];
  /** By the name of the input. */
  readonly fields: ReadonlyMap<string, ImportField>;
}

const known = new Map<string, ImportType>();

/** @throws validationFailed for a type whose records nobody creates */
export function importType(type: string): ImportType {
  const found = knownType(type);
  if (!found) throw validationFailed('input.type', 'Records of this kind cannot be read from a file.');
  return found;
}

/** Null for a type whose records nobody creates. */
export function knownType(type: string): ImportType | null {
  const found = known.get(type) ?? readType(type);
  if (found) known.set(type, found);
  return found;
}

function readType(type: string): ImportType | null {
  const noun = nouns.find(({ entities: [entity] }) => entity?.type === type);
  const [entity] = noun?.entities ?? [];
  const creates = leavesOf(contract.getType(`Create${type}Input`), type);
  if (!noun?.writes || !entity || creates.length === 0) return null;
  const updates = leavesOf(contract.getType(`Update${type}Input`), type);
  const { definition } = noun.writes;
  const { remarks = [], secret = [], prepared = [] } = definition;
  // What is sealed or hashed would stand in clear in the rows of an import (G4, S7).
  const withheld = new Set<string>([...remarks, ...secret, ...prepared]);
  const paths = [...new Set([...creates, ...updates].map(({ path }) => path))];
  const fields = paths
    .filter((path) => !withheld.has(path))
    .map((path) =>
      fieldOf(entity, {
        create: creates.find((leaf) => leaf.path === path),
        update: updates.find((leaf) => leaf.path === path),
        part: definition.parts?.find(({ key }) => key === path),
        currencies: creates.filter(({ input }) => getNamedType(input.type).name === 'Currency'),
      }),
    );
  return {
    type,
    entity,
    writes: noun.writes,
    manyOfOwn: noun.manyOfOwn,
    shortages: noun.shortages,
    alone: noun.alone,
    fields: new Map([idField, ...fields].map((field) => [field.field, field])),
  };
}

/** Names a record that is there; it is no value of one. */
const idField: ImportField = {
  field: 'id',
  within: null,
  scalar: 'ID',
  isList: false,
  required: false,
  inCreate: false,
  inUpdate: false,
  matches: true,
  refersTo: null,
  values: null,
  longest: 18,
  currency: null,
};

interface Inputs {
  readonly create: Leaf | undefined;
  readonly update: Leaf | undefined;
  /** What writes it, where that is no column of the record. */
  readonly part: Part | undefined;
  readonly currencies: readonly Leaf[];
}

function fieldOf({ table }: Entity, { create, update, part, currencies }: Inputs): ImportField {
  const leaf = create ?? update;
  if (!leaf) throw new Error('A field of neither input was asked for.');
  const { path, within, input } = leaf;
  const refersTo = leaf.refersTo ?? part?.refersTo ?? null;
  const named = getNamedType(input.type);
  const isList = isListType(getNullableType(input.type));
  const kind = within === null ? kindOf(table, path) : undefined;
  return {
    field: path,
    within,
    scalar: named.name,
    isList,
    required: create !== undefined && isRequiredInputField(create.input),
    inCreate: create !== undefined,
    inUpdate: update !== undefined,
    matches: !isList && !refersTo && (kind === 'text' || kind === 'id') && named.name !== 'RichText',
    refersTo,
    values: isEnumType(named) ? named.getValues().map((value) => value.name) : null,
    longest: longestText(input),
    currency:
      named.name === 'Money'
        ? currencyKey(
            path,
            currencies.filter((each) => each.within === within).map((each) => each.path),
          )
        : null,
  };
}
