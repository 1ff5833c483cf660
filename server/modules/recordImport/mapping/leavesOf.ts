import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { camelCase } from '#server/graphql/camelCase.ts';
import { contract, inputFields } from '#server/graphql/contract.ts';
import { referencesOf } from '#server/graphql/write/referencesOf.ts';
import { steeringKeys } from '#server/graphql/write/steeringKeys.ts';

/** An input that holds a value. */
export interface Leaf {
  /** 'last_name', or 'participant.create.last_name' of an object inside. */
  readonly path: string;
  /** The object that it is inside of: 'participant.create'. Null for an input of the record itself. */
  readonly within: string | null;
  readonly input: GraphQLInputField;
  /** The type whose record it names. */
  readonly refersTo: string | null;
}

/** Files and structured data. */
const unreadable: ReadonlySet<string> = new Set(['Upload', 'JSON', 'Mixed']);
const deepest = 2;

/** The inputs of a type that a cell can fill, those of objects inside among them. A list of objects has no place in one row. */
export function leavesOf(
  input: GraphQLNamedType | undefined,
  type: string | null,
  inside: readonly string[] = [],
): readonly Leaf[] {
  return inputFields(input).flatMap((field): readonly Leaf[] => {
    const named = getNamedType(field.type);
    const path = [...inside, field.name];
    if (steeringKeys.has(field.name) || unreadable.has(named.name)) return [];
    if (isInputObjectType(named)) {
      const isMany = isListType(getNullableType(field.type));
      return isMany || inside.length >= deepest ? [] : leavesOf(named, typeBehind(type, field.name), path);
    }
    if (!isEnumType(named) && !isScalarType(named)) return [];
    return [
      {
        path: path.join('.'),
        within: inside.length === 0 ? null : inside.join('.'),
        input: field,
        refersTo: named.name === 'ID' ? referred(field.name, type, inside) : null,
      },
    ];
  });
}

/** `participant: {connect: ID}` names a record of the type behind `participant`. */
const referred = (name: string, type: string | null, inside: readonly string[]): string | null =>
  type === null
    ? null
    : (referencesOf(type).get(name) ?? (inside.length > 0 && /^(connect|sync)$/.test(name) ? type : null));

/** `participant: {create: …}` makes what `participant` is: `create` leads no further. */
function typeBehind(type: string | null, name: string): string | null {
  const object = type === null ? undefined : contract.getType(type);
  const field = isObjectType(object) ? object.getFields()[camelCase(name)] : undefined;
  if (field === undefined) return type;
  const behind = getNamedType(field.type);
  return isObjectType(behind) ? behind.name : null;
}
