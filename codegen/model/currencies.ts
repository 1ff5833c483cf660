import { getNamedType, getNullableType, isObjectType, type GraphQLObjectType } from 'graphql';
import type { Field } from '../convention/Field.ts';
import type { ScalarKind } from '#schema/ScalarKind.ts';
import { currencyNames } from '../convention/lighthouse.ts';
import { normal } from '../convention/names.ts';
import { kindOfScalar } from '../convention/scalars.ts';
import type { ReadField } from './FieldShapes.ts';

/** The one field of a record that says a currency says that of its amounts, but for those that have one of their own. */
export function currencyBeside(type: GraphQLObjectType, amount?: string): string | undefined {
  const fields = Object.values(type.getFields());
  const ofKind = (kind: ScalarKind) =>
    fields.filter((field) => kindOf(field) === kind).map(({ name }) => name);
  const currencies = ofKind('currency');
  const own = amount === undefined ? undefined : currencies.find((name) => isCurrencyOf(name, amount));
  if (own !== undefined) return own;
  const amounts = ofKind('money');
  const [only, ...others] = currencies.filter((name) => !amounts.some((each) => isCurrencyOf(name, each)));
  return only !== undefined && others.length === 0 && currencyNames.includes(normal(only)) ? only : undefined;
}

const kindOf = ({ type }: Field): ScalarKind => kindOfScalar(getNamedType(type).name);

/** `roomRateCurrency` says the currency of `roomRate`, `fmvCurrency` of `fmvAmount`. */
const isCurrencyOf = (name: string, amount: string): boolean =>
  currencyNames.some((each) => normal(name) === `${normal(amount).replace(/_amount$/, '')}_${each}`);

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
