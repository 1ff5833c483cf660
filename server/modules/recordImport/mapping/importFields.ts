import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isListType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import type { Viewer } from '#server/access/Viewer.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { validationFailed } from '#server/errors/errors.ts';
import { camelCase } from '#server/graphql/camelCase.ts';
import { contract, inputFields } from '#server/graphql/contract.ts';
import type { Entity } from '#server/graphql/Entity.ts';
import type { Noun } from '#server/graphql/noun/defineNoun.ts';
import { longestText } from '#server/graphql/textLimits.ts';
import { referencesOf } from '#server/graphql/write/referencesOf.ts';
import { nouns } from '#server/modules/nouns.ts';

/** An input of a type that a column can fill. */
export interface ImportField {
  readonly field: string;
  /** Name of its scalar or enum. */
  readonly scalar: string;
  readonly isList: boolean;
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
  /** By the name of the input. */
  readonly fields: ReadonlyMap<string, ImportField>;
}

/** Keys that steer a write, and files. */
const steering: ReadonlySet<string> = new Set(['id', 'date_modified', 'idempotency_key']);
const unreadable: ReadonlySet<string> = new Set(['Upload', 'JSON', 'Mixed']);
const known = new Map<string, ImportType>();

/** @throws validationFailed for a type whose records nobody creates */
export function importType(type: string, path = 'input.type'): ImportType {
  const found = known.get(type) ?? readType(type);
  if (!found) throw validationFailed({ [path]: ['Records of this kind cannot be read from a file.'] });
  known.set(type, found);
  return found;
}

function readType(type: string): ImportType | null {
  const noun = nouns.find(({ entities: [entity] }) => entity?.type === type);
  const [entity] = noun?.entities ?? [];
  const creates = readable(contract.getType(`Create${type}Input`));
  if (!noun?.writes || !entity || creates.length === 0) return null;
  const updates = readable(contract.getType(`Update${type}Input`));
  const names = new Set([...creates, ...updates].map(({ name }) => name));
  const fields = [...names].map((name) =>
    fieldOf(entity, {
      create: creates.find((input) => input.name === name),
      update: updates.find((input) => input.name === name),
      currencies: creates
        .filter((input) => getNamedType(input.type).name === 'Currency')
        .map((input) => input.name),
    }),
  );
  const remarks = new Set(noun.writes.definition.remarks);
  return {
    type,
    entity,
    writes: noun.writes,
    fields: new Map(
      [idField, ...fields.filter(({ field }) => !remarks.has(field))].map((field) => [field.field, field]),
    ),
  };
}

/** Names a record that is there; it is no value of one. */
const idField: ImportField = {
  field: 'id',
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

const readable = (type: GraphQLNamedType | undefined): readonly GraphQLInputField[] =>
  inputFields(type).filter(({ name, type: given }) => {
    const named = getNamedType(given);
    const isLeaf = isEnumType(named) || isScalarType(named);
    return isLeaf && !steering.has(name) && !unreadable.has(named.name);
  });

interface Inputs {
  readonly create: GraphQLInputField | undefined;
  readonly update: GraphQLInputField | undefined;
  readonly currencies: readonly string[];
}

function fieldOf({ type, table }: Entity, { create, update, currencies }: Inputs): ImportField {
  const input = create ?? update;
  if (!input) throw new Error('A field of neither input was asked for.');
  const { name } = input;
  const named = getNamedType(input.type);
  const isList = isListType(getNullableType(input.type));
  const kind = kindOf(table, name);
  const refersTo = referencesOf(type).get(name) ?? null;
  return {
    field: name,
    scalar: named.name,
    isList,
    required: create !== undefined && isRequiredInputField(create),
    inCreate: create !== undefined,
    inUpdate: update !== undefined,
    matches: !isList && !refersTo && (kind === 'text' || kind === 'id') && named.name !== 'RichText',
    refersTo,
    values: isEnumType(named) ? named.getValues().map((value) => value.name) : null,
    longest: longestText(input),
    currency: named.name === 'Money' ? currencyOf(name, currencies) : null,
  };
}

/** `fmv_amount` is in `fmv_currency`; else there is one that is said for all of a record. */
function currencyOf(name: string, currencies: readonly string[]): string | null {
  const own = currencies.find((each) => each === name.replace(/_?amount.*$/, '_currency'));
  return (
    own ??
    currencies.find((each) => each === 'currency') ??
    (currencies.length === 1 ? (currencies[0] ?? null) : null)
  );
}

/** What a viewer does not read of a record neither finds it nor is shown as what it was. */
export function readsField({ entity }: ImportType, field: string, viewer: Viewer): boolean {
  const names = [camelCase(field), camelCase(field.replace(/_id$/, ''))];
  const [hidden, partly] = [entity.hiddenFields?.(viewer), entity.partlyHidden?.(viewer)];
  return !names.some((name) => hidden?.has(name) === true || partly?.has(name) === true);
}
