import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import type { Field, Member } from '#codegen/convention/Field.ts';
import {
  conditionValue,
  filterEndings,
  isConditions,
  isPaging,
  isWhere,
  names,
  sameName,
  searchNames,
} from '#codegen/convention/lighthouse.ts';
import {
  isOfEveryObject,
  normal,
  sentence,
  singular,
  whyOfEveryObject,
  withoutId,
  words,
} from '#codegen/convention/names.ts';
import {
  formName,
  hintsOf,
  relationOf,
  relationTo,
  scalarShape,
  typeNamed,
  labelOf,
  type ModelContext,
} from '../ModelContext.ts';
import { isListOfLists } from '../answerFault.ts';
import { namesOf } from '../demandedArguments.ts';
import { idsTakenBy } from '../numericId.ts';
import { foreignOrders, unaskedArguments } from './unaskedArguments.ts';
import type { FilterField, FilterOperator, InputShape } from '../FieldShapes.ts';

/** Every key of `where`, and every argument that neither pages nor sorts. */
export function filterFields(
  context: ModelContext,
  list: Field,
  type: GraphQLObjectType,
): readonly FilterField[] {
  const unasked = unaskedArguments(list, type);
  if (unasked.length > 0)
    context.leaveOut(`${namesOf(unasked)} of ${list.name}`, 'the list shows what the API answers without');
  const orders = foreignOrders(list);
  if (orders.length > 0)
    context.leaveOut(`${namesOf(orders)} of ${list.name}`, 'it is no list of a column and its order');
  return list.args
    .filter(
      (argument) => !isPaging(argument.name) && !isConditions(argument.type) && !unasked.includes(argument),
    )
    .flatMap((argument) => {
      const input = getNamedType(argument.type);
      if (!isWhere(argument.name) || !isInputObjectType(input))
        return [filterField(context, argument, [argument.name], type)];
      return Object.values(input.getFields())
        .filter((member) => !isConditions(member.type))
        .map((member) => filterField(context, member, [argument.name, member.name], type));
    })
    .filter((field) => field !== undefined);
}

function filterField(
  context: ModelContext,
  member: Member,
  path: readonly string[],
  type: GraphQLObjectType,
): FilterField | undefined {
  const { base, operator, ending } = partsOf(member);
  if (isOfEveryObject(formName(base))) {
    context.leaveOut(`${path.join('.')} of ${type.name}`, whyOfEveryObject);
    return undefined;
  }
  const condition = conditionValue(member.type);
  const subject = subjectOf(context, type, base);
  const shape = isListOfLists(member.type)
    ? undefined
    : filterShape(context, condition ?? member.type, subject, type, base);
  if (shape === undefined) {
    context.leaveOut(`${path.join('.')} of ${type.name}`, 'no input fits its type');
    return undefined;
  }
  return {
    name: member.name,
    label: filterLabel(context, type, member.name, base, subject, ending),
    path,
    source: subject?.source,
    operator: condition === undefined ? operator : 'condition',
    shape,
    isUntested: isUntested(context, type, subject?.source),
  };
}

/**
 * A hint for the key, else what the record is called where the key takes its own id, else the words of the field it
 * filters ('Country'), else its own, and those of its ending ('from').
 */
function filterLabel(
  context: ModelContext,
  type: GraphQLObjectType,
  key: string,
  base: string,
  subject: Subject | undefined,
  ending: string,
): string {
  const hinted =
    hintsOf(context, type.name).filterLabels?.[key] ??
    (key === names.trashed.argument ? names.trashed.label : undefined);
  if (hinted !== undefined) return hinted;
  const own = isOwnId(base)
    ? (hintsOf(context, type.name).label?.one ?? sentence(type.name))
    : subject !== undefined && subject.owner === type
      ? labelOf(context, type.name, subject.field.name)
      : sentence(withoutId(base) ?? base);
  return ending === '' ? own : `${own} ${ending}`;
}

/** 'date_start_gte' is from `date_start`; a list without an ending means membership. */
function partsOf(member: Member): {
  readonly base: string;
  readonly operator: FilterOperator;
  readonly ending: string;
} {
  const name = normal(member.name);
  if (searchNames.includes(name)) return { base: name, operator: 'search', ending: '' };
  const found = filterEndings.find(({ ending }) => name.endsWith(`_${ending}`));
  if (found !== undefined)
    return { base: name.slice(0, -found.ending.length - 1), operator: found.operator, ending: found.words };
  return { base: name, operator: isListType(getNullableType(member.type)) ? 'in' : 'eq', ending: '' };
}

interface Subject {
  /** The path in the record. */
  readonly source: string;
  /** What it points at, if it is a record. */
  readonly type: GraphQLObjectType | undefined;
  readonly field: Field;
  readonly owner: GraphQLObjectType;
}

/** The field a key speaks of: `country_id` and `country` of country, `participant_country` of participant.country, `countries` of country. */
function subjectOf(
  context: ModelContext,
  type: GraphQLObjectType,
  base: string,
  depth = 0,
): Subject | undefined {
  const fields = Object.values(type.getFields());
  const relation = withoutId(base) ?? base;
  const found =
    fields.find((field) => normal(field.name) === relation && field.args.length === 0 && isRecord(field)) ??
    fields.find((field) => sameName(field.name, base)) ??
    fields.find((field) => normal(field.name) === singular(base) && isRecord(field));
  if (found !== undefined) return { source: found.name, type: targetOf(found), field: found, owner: type };
  if (depth > 1) return undefined;
  for (const field of fields) {
    const target = isRecord(field) ? targetOf(field) : undefined;
    const prefix = `${normal(field.name)}_`;
    const inner =
      target !== undefined && base.startsWith(prefix)
        ? subjectOf(context, target, base.slice(prefix.length), depth + 1)
        : undefined;
    if (inner !== undefined) return { ...inner, source: `${field.name}.${inner.source}` };
  }
  return undefined;
}

const targetOf = (field: Field): GraphQLObjectType | undefined => {
  const type = getNamedType(field.type);
  return isObjectType(type) ? type : undefined;
};

const isRecord = (field: Field): boolean =>
  targetOf(field) !== undefined && !isListType(getNullableType(field.type));

function filterShape(
  context: ModelContext,
  input: GraphQLInputType,
  subject: Subject | undefined,
  type: GraphQLObjectType,
  base: string,
): InputShape | undefined {
  const list = isListType(getNullableType(input));
  const named = getNamedType(input);
  if (isEnumType(named)) return { kind: 'enum', enum: named.name, list };
  if (!isScalarType(named)) return undefined;
  const target =
    named.name === 'ID' || withoutId(base) !== undefined
      ? pointedAt(context, subject, type, base)
      : undefined;
  if (target !== undefined) {
    const relation = relationOfSubject(context, subject, target);
    const taken = idsTakenBy(input);
    return list
      ? { kind: 'references', ...relation, sync: false, ids: true, ...taken }
      : { kind: 'reference', ...relation, ...taken };
  }
  return scalarShape(context, subject?.owner.name, subject?.field.name ?? base, named.name, list);
}

/** A record that is looked for is called as the field shows it. */
const relationOfSubject = (
  context: ModelContext,
  subject: Subject | undefined,
  target: GraphQLObjectType,
): ReturnType<typeof relationTo> =>
  subject?.type === target
    ? relationOf(context, subject.owner.name, subject.field.name, target)
    : relationTo(context, target);

/** Fields that nobody could look for. */
export function isUntested(
  context: ModelContext,
  type: GraphQLObjectType,
  source: string | undefined,
): boolean {
  const { untested = [], hidden = [] } = hintsOf(context, type.name);
  return source !== undefined && [...untested, ...hidden].includes(source);
}

export const isOwnId = (base: string): boolean => words(base).join() === 'id' || base === 'ids';

/** Which records an id filter chooses among; undefined where nobody can list them. */
function pointedAt(
  context: ModelContext,
  subject: Subject | undefined,
  type: GraphQLObjectType,
  base: string,
): GraphQLObjectType | undefined {
  if (isOwnId(base)) return context.resources.has(type.name) ? type : undefined;
  const target = subject?.type ?? typeNamed(context, withoutId(base) ?? base);
  return target !== undefined && context.resources.has(target.name) ? target : undefined;
}

/** The fields that a column of a condition or order speaks of. */
export function columnShape(
  context: ModelContext,
  type: GraphQLObjectType,
  column: string,
): { readonly source: string | undefined; readonly shape: InputShape | undefined } {
  const subject = subjectOf(context, type, normal(column));
  if (subject === undefined) {
    const named = withoutId(column) === undefined ? undefined : typeNamed(context, withoutId(column) ?? '');
    return { source: undefined, shape: named && { kind: 'reference', ...relationTo(context, named) } };
  }
  if (subject.type !== undefined)
    return {
      source: subject.source,
      shape: { kind: 'reference', ...relationOfSubject(context, subject, subject.type) },
    };
  const bare = getNamedType(subject.field.type);
  // Nobody knows a record by its number: it is looked up.
  if (isOwnId(subject.source) && context.resources.has(type.name))
    return { source: subject.source, shape: { kind: 'reference', ...relationTo(context, type) } };
  if (isEnumType(bare))
    return { source: subject.source, shape: { kind: 'enum', enum: bare.name, list: false } };
  return isScalarType(bare)
    ? {
        source: subject.source,
        shape: scalarShape(context, subject.owner.name, subject.field.name, bare.name, false),
      }
    : { source: subject.source, shape: undefined };
}
