import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLObjectType,
} from 'graphql';
import type { Field } from '../convention/Field.ts';
import { idFieldOf, listShape, names, permissionsField } from '../convention/lighthouse.ts';
import { isOfEveryObject, normal, whyOfEveryObject, withoutId } from '../convention/names.ts';
import { kindOfScalar } from '../convention/scalars.ts';
import { answerFault } from './answerFault.ts';
import { demandedArguments } from './demandedArguments.ts';
import {
  hintsOf,
  relationOf,
  relationTo,
  scalarShape,
  typeNamed,
  wordingOf,
  type ModelContext,
} from './ModelContext.ts';
import { withCurrencies } from './currencies.ts';
import type { ReadField, ReadShape } from './FieldShapes.ts';

/** A page of related records shows this many: what the contract demands to be told. */
const relatedPage = 25;

/** A field of a type that is read within others, which `path` holds from the outermost, so that circles end. */
interface Place {
  readonly owner: GraphQLObjectType;
  readonly field: Field;
  readonly path: readonly string[];
}

const nameOf = ({ owner, field }: Place): string => `${owner.name}.${field.name}`;

/** What can be read of a type, in the order of the contract. */
export function readFields(
  context: ModelContext,
  type: GraphQLObjectType,
  path: readonly string[] = [],
): readonly ReadField[] {
  const { hidden = [], formOnly = [] } = hintsOf(context, type.name);
  const fields = type.getFields();
  const read = Object.values(fields)
    .filter(
      (field) =>
        ![...hidden, ...formOnly].includes(field.name) &&
        field.name !== idFieldOf(type) &&
        field.name !== permissionsField(type) &&
        !isTwin(fields, field),
    )
    .map((field) => readField(context, { owner: type, field, path: [...path, type.name] }))
    .filter((field) => field !== undefined);
  return withCurrencies(type, path.map((name) => context.schema.getType(name)).filter(isObjectType), read);
}

/** `countryId` beside `country` says nothing that the record does not. */
function isTwin(fields: Readonly<Record<string, Field>>, field: Field): boolean {
  const relation = withoutId(field.name);
  if (relation === undefined) return false;
  return Object.values(fields).some(
    (other) => normal(other.name) === relation && isObjectType(getNullableType(other.type)),
  );
}

function readField(context: ModelContext, place: Place): ReadField | undefined {
  const { owner, field } = place;
  if (isOfEveryObject(field.name)) {
    context.leaveOut(nameOf(place), whyOfEveryObject);
    return undefined;
  }
  const fixed = fixedArguments(field);
  if (fixed === undefined) {
    context.leaveOut(nameOf(place), 'it demands arguments');
    return undefined;
  }
  const shape = readShape(context, place);
  if (shape === undefined) return undefined;
  return {
    name: field.name,
    ...wordingOf(context, owner.name, field.name, field.description),
    deprecation: field.deprecationReason ?? undefined,
    nullable: !isNonNullType(field.type),
    ...(listShape(field.type)?.paged ? { page: true } : {}),
    ...(fixed === '' ? {} : { fixedArguments: fixed }),
    shape,
  };
}

/** '' where nothing is demanded, undefined where something is that nobody here can answer. */
function fixedArguments(field: Field): string | undefined {
  const demanded = demandedArguments(field);
  if (demanded.length === 0) return '';
  const [only] = demanded;
  return demanded.length === 1 &&
    only !== undefined &&
    only.name === names.perPage &&
    String(only.type) === 'Int!'
    ? `${only.name}: ${relatedPage}`
    : undefined;
}

function readShape(context: ModelContext, place: Place): ReadShape | undefined {
  const { field } = place;
  const fault = answerFault(field.type);
  if (fault !== undefined) {
    context.leaveOut(nameOf(place), fault);
    return undefined;
  }
  const records = listShape(field.type);
  if (records !== undefined) return recordsShape(context, place, records.type);
  const bare = getNullableType(field.type);
  const list = isListType(bare);
  const type = getNamedType(bare);
  if (isScalarType(type)) return scalarOrIds(context, place, type.name, list);
  if (isEnumType(type)) return { kind: 'enum', enum: type.name, list };
  if (isObjectType(type)) return recordShape(context, place, type);
  context.leaveOut(nameOf(place), `${type.name} may be of several types`);
  return undefined;
}

function scalarOrIds(
  context: ModelContext,
  { owner, field }: Place,
  scalar: string,
  list: boolean,
): ReadShape {
  const shape = scalarShape(context, owner.name, field.name, scalar, list);
  const target =
    list && shape.kind === 'scalar' && shape.scalar === 'id' ? typeNamed(context, field.name) : undefined;
  return target === undefined ? shape : { kind: 'references', ids: true, ...relationTo(context, target) };
}

function recordsShape(context: ModelContext, place: Place, type: GraphQLObjectType): ReadShape | undefined {
  const { owner, field } = place;
  if (context.resources.has(type.name))
    return { kind: 'references', ...relationOf(context, owner.name, field.name, type) };
  const idField = idFieldOf(type);
  const fields = partFields(context, place, type);
  // Rows with an id can be counted, even where nothing else of them can be read.
  if (fields === undefined || (fields.length === 0 && idField === undefined)) return undefined;
  return { kind: 'objects', type: type.name, idField, fields };
}

/** What is read of a part or of rows; said where that is nothing. */
function partFields(
  context: ModelContext,
  place: Place,
  type: GraphQLObjectType,
): readonly ReadField[] | undefined {
  const { owner, path } = place;
  if (path.includes(type.name)) {
    context.leaveOut(nameOf(place), `a ${type.name} within another is not shown`);
    return undefined;
  }
  const all = readFields(context, type, path);
  const others = all.filter((one) => !leadsBack(one, owner));
  const fields = others.length > 0 ? others : all;
  if (fields.length === 0 && idFieldOf(type) === undefined)
    context.leaveOut(nameOf(place), `nothing of ${type.name} can be read`);
  return fields;
}

/** The order of an order's lines is the one that they are looked at in. */
const leadsBack = ({ name, shape }: ReadField, owner: GraphQLObjectType): boolean =>
  shape.kind === 'reference' && shape.type === owner.name && normal(name) === normal(owner.name);

function recordShape(context: ModelContext, place: Place, type: GraphQLObjectType): ReadShape | undefined {
  const { owner, field } = place;
  if (context.resources.has(type.name) || idFieldOf(type) !== undefined)
    return { kind: 'reference', ...relationOf(context, owner.name, field.name, type) };
  const fields = partFields(context, place, type) ?? [];
  return fields.length === 0 ? undefined : { kind: 'object', type: type.name, image: isImage(type), fields };
}

/** Sizes of one picture: a part that holds addresses and nothing else. */
const isImage = (type: GraphQLObjectType): boolean =>
  Object.values(type.getFields()).every(
    (field) =>
      isScalarType(getNamedType(field.type)) && kindOfScalar(getNamedType(field.type).name) === 'url',
  );
