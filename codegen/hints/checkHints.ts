import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { type ChoiceHint, HintError, type Hints, type TypeHints } from './Hints.ts';
import { kindOfScalar } from '../convention/scalars.ts';

/** Throws for the first hint that names a type, field, path or enum value which the schema does not have. */
export function checkHints(schema: GraphQLSchema, hints: Hints): void {
  for (const [name, hint] of Object.entries(hints.types ?? {})) {
    const type = schema.getType(name);
    if (!isObjectType(type))
      throw new HintError(
        `hints.types.${name}: the schema has no object type ${name}. It has ${near(name, Object.keys(schema.getTypeMap()))}.`,
      );
    if (hint !== undefined) checkType(type, hint, Object.keys(hints.choices ?? {}));
  }
  if (hints.viewer !== undefined && !isObjectType(schema.getType(hints.viewer)))
    throw new HintError(`hints.viewer: the schema has no object type ${hints.viewer}.`);
  for (const [name, labels] of Object.entries(hints.enums ?? {})) {
    const type = schema.getType(name);
    if (!isEnumType(type)) throw new HintError(`hints.enums.${name}: the schema has no enum ${name}.`);
    const gone = Object.keys(labels).find((value) => type.getValue(value) === undefined);
    if (gone !== undefined) throw new HintError(`hints.enums.${name}.${gone}: ${name} has no such value.`);
  }
  for (const [name, choice] of Object.entries(hints.choices ?? {})) checkChoice(schema, name, choice);
}

function checkChoice(schema: GraphQLSchema, name: string, choice: ChoiceHint): void {
  if (schema.getType(name) !== undefined)
    throw new HintError(`hints.choices.${name}: the schema has a type of that name.`);
  if (!('fieldsOf' in choice)) return;
  const types = choice.fieldsOf.map((type) => schema.getType(type)).filter(isObjectType);
  const known = types.flatMap((type) => Object.keys(type.getFields()));
  const gone = choice.values.find((value) => !known.includes(value));
  if (gone !== undefined)
    throw new HintError(
      `hints.choices.${name} names '${gone}', which none of ${choice.fieldsOf.join(', ')} has. There is ${near(gone, known)}.`,
    );
}

function checkType(type: GraphQLObjectType, hint: TypeHints, choices: readonly string[]): void {
  const fields = Object.keys(type.getFields());
  const named: Readonly<Record<string, readonly string[]>> = {
    representation: (hint.representation ?? []).map((path) => path.split('.')[0] ?? path),
    embedded: hint.embedded ?? [],
    defaultColumns: hint.defaultColumns ?? [],
    zone: hint.zone === undefined ? [] : [hint.zone.split('.')[0] ?? hint.zone],
    sort: hint.sort === undefined ? [] : [hint.sort.field],
    views: Object.values(hint.views ?? {}).flatMap(({ sort, columns = [] }) =>
      sort === undefined ? columns : [sort.field, ...columns],
    ),
    sortSources: Object.values(hint.sortSources ?? {}),
    sortFigures: Object.keys(hint.sortFigures ?? {}),
    hidden: hint.hidden ?? [],
    formOnly: hint.formOnly ?? [],
    notColumns: hint.notColumns ?? [],
    untested: hint.untested ?? [],
    multiline: hint.multiline ?? [],
    kinds: Object.keys(hint.kinds ?? {}),
    vocabulary: hint.vocabulary ?? [],
    widths: Object.keys(hint.widths ?? {}),
    masks: Object.keys(hint.masks ?? {}),
    choices: Object.keys(hint.choices ?? {}),
    names: Object.keys(hint.names ?? {}),
    facts: hint.facts ?? [],
    currencyOf: Object.entries(hint.currencyOf ?? {}).flatMap(([field, source]) =>
      source === undefined ? [field] : [field, source],
    ),
    labels: Object.keys(hint.labels ?? {}),
    help: Object.keys(hint.help ?? {}),
    sections: (hint.sections ?? []).flatMap((section) => section.fields),
  };
  for (const [option, names] of Object.entries(named)) {
    const gone = names.find((name) => !fields.includes(name));
    if (gone !== undefined)
      throw new HintError(
        `hints.types.${type.name}.${option} names '${gone}', which ${type.name} does not have. It has ${near(gone, fields)}.`,
      );
  }
  checkMasks(type, hint);
  const unknown = Object.values(hint.choices ?? {}).find(
    (name) => name === undefined || !choices.includes(name),
  );
  if (unknown !== undefined)
    throw new HintError(
      `hints.types.${type.name}.choices names '${unknown}', which hints.choices does not have.`,
    );
  if ((hint.facts?.length ?? 0) > 4)
    throw new HintError(`hints.types.${type.name}.facts: at most four facts in a header.`);
  if ((hint.defaultColumns?.length ?? 0) > 8)
    throw new HintError(`hints.types.${type.name}.defaultColumns: at most eight columns at first sight.`);
}

/** The names that begin most alike, so that the message helps. */
function near(name: string, known: readonly string[]): string {
  const shared = (other: string) => {
    const lower = other.toLowerCase();
    return [...name.toLowerCase()].findIndex((letter, index) => lower[index] !== letter) >>> 0;
  };
  return [...known]
    .sort((one, other) => shared(other) - shared(one))
    .slice(0, 5)
    .join(', ');
}

/** Throws for the first mask that no input could use. */
function checkMasks(type: GraphQLObjectType, hint: TypeHints): void {
  for (const [field, mask = ''] of Object.entries(hint.masks ?? {})) {
    const place = `hints.types.${type.name}.masks.${field}`;
    if (!isPlainText(type, hint, field)) throw new HintError(`${place}: it is not a plain text.`);
    if (!/[#@*]/.test(mask))
      throw new HintError(`${place}: a mask holds #, @ or *, for a digit, a letter or either.`);
  }
}

function isPlainText(type: GraphQLObjectType, hint: TypeHints, name: string): boolean {
  const field = type.getFields()[name];
  if (field === undefined || hint.choices?.[name] !== undefined || hint.multiline?.includes(name))
    return false;
  const scalar = getNamedType(field.type);
  if (!isScalarType(scalar) || isListType(getNullableType(field.type))) return false;
  return (hint.kinds?.[name] ?? kindOfScalar(scalar.name)) === 'string';
}
