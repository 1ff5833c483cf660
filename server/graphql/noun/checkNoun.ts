import {
  getNamedType,
  getNullableType,
  isLeafType,
  isListType,
  isNullableType,
  isObjectType,
  type GraphQLNamedType,
} from 'graphql';
import { isNotDeleted } from '#server/access/countries.ts';
import { roles } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';
import { compileSql } from '#server/db/compileSql.ts';
import { columnsIn } from '#server/db/tables/columnsIn.ts';
import type { Entity } from '../Entity.ts';
import { columnOf, relationOf } from '../read/relationOf.ts';
import { contract, enumValues, inputFields, listOperation, objectType } from '../contract.ts';
import { steeringKeys } from '../write/steeringKeys.ts';
import { refusedAnswers, refusedScalars, refusedValues } from './columnMisfits.ts';
import type { Noun } from './defineNoun.ts';
import { listInputs } from './listInputs.ts';

const PERMISSION = 'Permission';
const UPLOAD = 'Upload';

/** What the contract promises of a noun and nothing stands behind, each with the place that wants a line. */
export function checkNoun(noun: Noun): readonly string[] {
  const [entity] = noun.entities;
  if (!entity) return [];
  const folder = `server/modules/${noun.folder}`;
  const baseless = noun.entities.flatMap(withoutBase);
  // Nothing else can be said of those.
  if (baseless.length > 0) return baseless.map((lack) => `${lack} in ${folder}/`);
  return [
    ...noun.entities.flatMap((each) =>
      fieldsWithoutSql(each).map((lack) => `${lack}, or a definition in ${folder}/`),
    ),
    ...noun.entities.flatMap((each) => guardsOfNothing(each).map((lack) => `${lack} in ${folder}/`)),
    ...listLacks(noun, entity).map((lack) => `${lack} in ${folder}/${noun.folder}Noun.ts`),
    ...writeLacks(noun, entity).map((lack) => `${lack} in ${folder}/`),
    ...deletedShown(noun, entity).map((lack) => `${lack} in ${folder}/`),
  ];
}

function withoutBase({ type, table }: Entity): readonly string[] {
  if (!isObjectType(contract.getType(type)))
    return [`${type} is a type that the contract does not have, declared`];
  return columnsIn(table).size === 0
    ? [
        `${type} wants a table ${table}, by a migration that migrations.ts lists and npm run generate:tables, or another name for it`,
      ]
    : [];
}

function fieldsWithoutSql(entity: Entity): readonly string[] {
  const { type, table, fields, beside } = entity;
  const columns = columnsIn(table);
  return Object.values(objectType(type).getFields()).flatMap((field) => {
    const { name } = field;
    const named = getNamedType(field.type);
    const isDefined = fields?.[name] !== undefined || beside?.[name] !== undefined;
    if (isDefined || named.name === PERMISSION || relationOf(entity, field)) return [];
    if (isLeafType(named) && columns.has(columnOf(name)))
      return [refusedScalars, refusedAnswers]
        .flatMap((refused) => refused(table, columnOf(name), field.type))
        .map((lack) => `${type}.${name} ${lack}`);
    if (!isLeafType(named) && isListType(getNullableType(field.type)))
      return [`${type}.${name} wants a relation`];
    const column = isLeafType(named) ? columnOf(name) : `${columnOf(name)}_id`;
    return [`${type}.${name} wants a column ${column} in ${table}`];
  });
}

/** One of each role. */
const viewers: readonly Viewer[] = roles.map((role) => ({
  id: '0',
  username: '',
  sessionId: '',
  roles: [role],
  countryIds: ['1'],
}));

/** What is renamed in the contract and not where it is hidden would be shown to everybody; hidden is answered as empty. */
function guardsOfNothing({ type, hiddenFields, partlyHidden }: Entity): readonly string[] {
  const fields = objectType(type).getFields();
  const guarded = viewers.flatMap((viewer) => [
    ...(hiddenFields?.(viewer) ?? []),
    ...(partlyHidden?.(viewer).keys() ?? []),
  ]);
  return [...new Set(guarded)].flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [`${type} hides a field ${name}, which it does not have,`];
    const answersNothing = isNullableType(field.type) || isListType(getNullableType(field.type));
    return answersNothing ? [] : [`${type} hides a field ${name}, which may not be empty,`];
  });
}

/** What was deleted would stay on its list, and could be opened and chosen. */
function deletedShown({ writes }: Noun, { type, scope }: Entity): readonly string[] {
  if (writes?.definition.deletedColumn === undefined) return [];
  const alias = 't';
  const kept = compileSql(isNotDeleted(alias)).text;
  const isHidden = viewers.every((viewer) => {
    const { text } = compileSql(scope(alias, viewer));
    return text === 'false' || text.includes(kept);
  });
  return isHidden ? [] : [`${type} can be deleted, and wants isNotDeleted in its scope`];
}

function listLacks({ list }: Noun, entity: Entity): readonly string[] {
  const operation = listOperation(entity.type)?.field;
  if (!operation) return [];
  if (!list) return [`${operation.name} wants a list`];
  const { filters, conditions, orderBy, sortBy } = listInputs(entity.type);
  const { table } = entity;
  const columns = columnsIn(table);
  const wants = (column: string, what: string) =>
    `${operation.name} wants ${columns.has(column) ? '' : `a column ${column} in ${table}, or `}${what}`;
  const lacking = (type: GraphQLNamedType | undefined, there: object | undefined, what: string) =>
    enumValues(type, 'column')
      .filter((name) => !Object.hasOwn(there ?? {}, name))
      .map((name) => wants(name.toLowerCase(), `${what} ${name}`));
  return [
    ...filters
      .filter(({ name }) => !list.conditions?.[name])
      .map(({ name }) => wants(filterColumn(name), `a filter ${name}`)),
    ...lacking(orderBy, list.order?.columns, 'an order'),
    ...lacking(sortBy, list.sort?.columns, 'an order'),
    ...lacking(conditions, list.tested, 'a condition on'),
  ];
}

/** The column whose filter follows from its name. */
const filterColumn = (name: string): string =>
  name === 'text_search' ? 'search_text' : name.replace(/_(gte|lt)$/, '');

function writeLacks({ writes }: Noun, { type }: Entity): readonly string[] {
  const inputs = ['Create', 'Update'].map((verb) => contract.getType(`${verb}${type}Input`));
  const members = inputs.flatMap((input) => inputFields(input));
  const keys = new Set(members.map(({ name }) => name));
  const definition = writes?.definition;
  if (!definition) return keys.size > 0 ? [`${type} has inputs and wants writes`] : [];
  const turned = [
    ...(definition.consumed ?? []),
    ...(definition.remarks ?? []),
    ...(definition.prepared ?? []),
    ...(definition.parts ?? []).map(({ key }) => key),
  ];
  const known = new Set([...columnsIn(definition.table).keys(), ...turned]);
  const lost = [...keys].filter((key) => !steeringKeys.has(key) && !known.has(key));
  const kept = new Set([...(definition.images ?? []), ...turned]);
  const files = members.filter(({ type }) => getNamedType(type).name === UPLOAD).map(({ name }) => name);
  const unkept = [...new Set(files)].filter((key) => known.has(key) && !kept.has(key));
  const refused = inputs.flatMap((input) => refusedValues(definition.table, inputFields(input)));
  const otherwiseKept = new Set([...steeringKeys, ...turned, ...(definition.secret ?? [])]);
  const stray = members
    .filter(({ name }) => !otherwiseKept.has(name))
    .flatMap(({ name, type }) =>
      refusedScalars(definition.table, name, type).map((lack) => `input ${name} ${lack}, or a part`),
    );
  return [
    ...lost.map((key) => `${type}'s input ${key} wants a column ${key} in ${definition.table}, or a part`),
    ...unkept.map((key) => `${type}'s input ${key} is a file, and wants to be among the images, or a part`),
    ...[...new Set([...stray, ...refused])].map((lack) => `${type}'s ${lack}`),
  ];
}
