import { getNamedType, getNullableType, isObjectType, type GraphQLObjectType } from 'graphql';
import { currencyNames } from '../convention/lighthouse.ts';
import { normal } from '../convention/names.ts';
import { kindOfScalar } from '../convention/scalars.ts';
import type { ReadField } from './FieldShapes.ts';

/** The one field of a record that says a currency says that of its amounts. */
export function currencyBeside(type: GraphQLObjectType): string | undefined {
  const found = Object.values(type.getFields()).filter(
    (field) => kindOfScalar(getNamedType(field.type).name) === 'currency',
  );
  const [only] = found;
  return found.length === 1 && only && currencyNames.includes(normal(only.name)) ? only.name : undefined;
}

/**
 * Amounts whose own record says no currency: rows and parts are in that of the record around them, '../currency'; else it
 * is that of the one related record which says one, 'product.currency', and is read with it. `around`: from the outermost.
 */
export function withCurrencies(
  type: GraphQLObjectType,
  around: readonly GraphQLObjectType[],
  fields: readonly ReadField[],
): readonly ReadField[] {
  if (!fields.some(isBare)) return fields;
  const found = currencyAround(around) ?? currencyOfRelation(type, fields);
  if (found === undefined) return fields;
  const [head, tail] = found.split('.', 2);
  return fields.map((field) => {
    const { shape } = field;
    if (isBare(field) && shape.kind === 'scalar')
      return { ...field, shape: { ...shape, currencySource: found } };
    if (field.name !== head || tail === undefined || shape.kind !== 'reference') return field;
    return { ...field, shape: { ...shape, embedded: [...new Set([...(shape.embedded ?? []), tail])] } };
  });
}

const isBare = ({ shape }: ReadField): boolean =>
  shape.kind === 'scalar' && shape.scalar === 'money' && shape.currencySource === undefined;

function currencyAround(around: readonly GraphQLObjectType[]): string | undefined {
  const inner = around.toReversed();
  const steps = inner.findIndex((type) => currencyBeside(type) !== undefined);
  const record = inner[steps];
  return record && `${'../'.repeat(steps + 1)}${currencyBeside(record) ?? ''}`;
}

function currencyOfRelation(type: GraphQLObjectType, fields: readonly ReadField[]): string | undefined {
  const found = fields.flatMap(({ name, shape }) => {
    const related = getNullableType(type.getFields()[name]?.type);
    const currency =
      shape.kind === 'reference' && isObjectType(related) ? currencyBeside(related) : undefined;
    return currency === undefined ? [] : [`${name}.${currency}`];
  });
  return found.length === 1 ? found[0] : undefined;
}
