import { getNamedType, getNullableType, isListType, isScalarType, type GraphQLObjectType } from 'graphql';
import { kindOfScalar } from '../convention/scalars.ts';
import { HintError, type TypeHints } from './Hints.ts';

/** Throws for the first mask that no input could use. */
export function checkMasks(type: GraphQLObjectType, hint: TypeHints): void {
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
