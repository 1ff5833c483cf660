import { type GraphQLObjectType, type GraphQLSchema, isEnumType, isObjectType } from 'graphql';
import { checkKinds } from './checkKinds.ts';
import type { ChoiceHint, Hints, TypeHints } from './Hints.ts';
import type { TellFault } from './HintFault.ts';
import { recordOf } from '../convention/lighthouse.ts';
import { near } from './near.ts';

/** Tells of each hint that names a type, field, path or enum value which the schema does not have. */
export function checkHints(schema: GraphQLSchema, hints: Hints, tellFault: TellFault): void {
  const choices = Object.keys(hints.choices ?? {});
  for (const [name, hint] of Object.entries(hints.types ?? {})) {
    const type = schema.getType(name);
    if (isObjectType(type)) {
      if (hint !== undefined) checkType(type, hint, choices, tellFault);
      continue;
    }
    const known = near(name, Object.keys(schema.getTypeMap()));
    tellFault({ place: ['types', name], why: `the schema has no object type ${name}. It has ${known}.` });
  }
  if (hints.viewer !== undefined && !isObjectType(schema.getType(hints.viewer)))
    tellFault({ place: ['viewer'], why: `the schema has no object type ${hints.viewer}.` });
  for (const [name, labels] of Object.entries(hints.enums ?? {})) {
    const type = schema.getType(name);
    if (!isEnumType(type)) {
      tellFault({ place: ['enums', name], why: `the schema has no enum ${name}.` });
      continue;
    }
    for (const value of Object.keys(labels))
      if (type.getValue(value) === undefined)
        tellFault({ place: ['enums', name, value], why: `${name} has no such value.` });
  }
  for (const [name, choice] of Object.entries(hints.choices ?? {}))
    checkChoice(schema, name, choice, tellFault);
}

function checkChoice(schema: GraphQLSchema, name: string, choice: ChoiceHint, tellFault: TellFault): void {
  const place = ['choices', name];
  if (schema.getType(name) !== undefined) tellFault({ place, why: 'the schema has a type of that name.' });
  if (!('fieldsOf' in choice)) return;
  const types = choice.fieldsOf.map((type) => schema.getType(type)).filter(isObjectType);
  const known = types.flatMap((type) => Object.keys(type.getFields()));
  for (const value of choice.values.filter((one) => !known.includes(one)))
    tellFault({
      place,
      name: value,
      why: `which none of ${choice.fieldsOf.join(', ')} has. There is ${near(value, known)}.`,
    });
}

function checkType(
  type: GraphQLObjectType,
  hint: TypeHints,
  choices: readonly string[],
  tellFault: TellFault,
): void {
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
    secrets: hint.secrets ?? [],
    multiline: hint.multiline ?? [],
    kinds: Object.keys(hint.kinds ?? {}),
    vocabulary: hint.vocabulary ?? [],
    widths: Object.keys(hint.widths ?? {}),
    masks: Object.keys(hint.masks ?? {}),
    mostBytes: Object.keys(hint.mostBytes ?? {}),
    choices: Object.keys(hint.choices ?? {}),
    names: Object.keys(hint.names ?? {}),
    facts: hint.facts ?? [],
    counts: pairsOf(hint.counts),
    currencyOf: pairsOf(hint.currencyOf),
    inCommon: hint.inCommon ?? [],
    labels: Object.keys(hint.labels ?? {}),
    help: Object.keys(hint.help ?? {}),
    sections: (hint.sections ?? []).flatMap((section) => section.fields),
  };
  const placeOf = (option: string) => ['types', type.name, option];
  for (const [option, names] of Object.entries(named))
    for (const name of names.filter((one) => !fields.includes(one)))
      tellFault({
        place: placeOf(option),
        name,
        why: `which ${type.name} does not have. It has ${near(name, fields)}.`,
      });
  checkPaths(type, hint, tellFault);
  checkKinds(type, hint, tellFault);
  checkMasks(type, hint, tellFault);
  for (const name of Object.values(hint.choices ?? {}))
    if (name !== undefined && !choices.includes(name))
      tellFault({ place: placeOf('choices'), name, why: 'which hints.choices does not have.' });
  if ((hint.facts?.length ?? 0) > 4)
    tellFault({ place: placeOf('facts'), why: 'at most four facts in a header.' });
  if ((hint.defaultColumns?.length ?? 0) > 8)
    tellFault({ place: placeOf('defaultColumns'), why: 'at most eight columns at first sight.' });
}

const pairsOf = (fields: Readonly<Record<string, string | undefined>> = {}): readonly string[] =>
  Object.entries(fields).flatMap(([field, other]) => (other === undefined ? [field] : [field, other]));

/** Tells of each path that names a record, here or as another shows it, and leads to no field of it. */
function checkPaths(
  type: GraphQLObjectType,
  { representation = [], names = {} }: TypeHints,
  tellFault: TellFault,
): void {
  const check = (option: string, owner: GraphQLObjectType, path: string) => {
    const fault = pathFault(owner, path.split('.'));
    if (fault !== undefined)
      tellFault({ place: ['types', type.name, ...option.split('.')], name: path, why: fault });
  };
  // That a first name is there is checked as it is of every other hint.
  for (const path of representation.filter((one) => isField(type, one.split('.')[0])))
    check('representation', type, path);
  for (const [field, paths = []] of Object.entries(names)) {
    const related = relatedType(type, field);
    if (related === undefined) continue;
    for (const path of paths) check(`names.${field}`, related, path);
  }
}

const isField = (type: GraphQLObjectType, name = ''): boolean => type.getFields()[name] !== undefined;

function relatedType(type: GraphQLObjectType, name: string): GraphQLObjectType | undefined {
  const field = type.getFields()[name];
  return field && recordOf(field);
}

function pathFault(type: GraphQLObjectType, [name = '', ...rest]: readonly string[]): string | undefined {
  if (!isField(type, name))
    return `but ${type.name} has no ${name}. It has ${near(name, Object.keys(type.getFields()))}.`;
  const related = relatedType(type, name);
  if (related === undefined) return rest.length === 0 ? undefined : `but ${type.name}.${name} is no record.`;
  return rest.length === 0
    ? `but ${type.name}.${name} is a record: one of its fields names it.`
    : pathFault(related, rest);
}

/** Tells of each mask that lets nothing be typed. */
function checkMasks(type: GraphQLObjectType, { masks = {} }: TypeHints, tellFault: TellFault): void {
  for (const [field, mask = ''] of Object.entries(masks))
    if (isField(type, field) && !/[#@*]/.test(mask))
      tellFault({
        place: ['types', type.name, 'masks', field],
        why: 'a mask holds #, @ or *, for a digit, a letter or either.',
      });
}
