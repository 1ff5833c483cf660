import {
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { longestList, longestText, memberOf } from '../graphql/textLimits.ts';

/** The most that a place takes. */
export interface Limits {
  readonly characters: number;
  readonly entries: number;
}

export const limitsOf = (member: Parameters<typeof longestText>[0]): Limits => ({
  characters: longestText(member),
  entries: longestList(member),
});

/** By the name of a variable the least that the places take which it is put into, as it is or as an entry of a list. */
export function limitsOfVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
): ReadonlyMap<string, Limits> {
  const least = new Map<string, Limits>();
  const info = new TypeInfo(schema);
  const note = (value: ValueNode, limits: Limits): void => {
    if (value.kind === Kind.LIST) for (const entry of value.values) note(entry, limits);
    if (value.kind !== Kind.VARIABLE) return;
    const name = value.name.value;
    const known = least.get(name) ?? limits;
    least.set(name, {
      characters: Math.min(known.characters, limits.characters),
      entries: Math.min(known.entries, limits.entries),
    });
  };
  const visitor: ASTVisitor = {
    Argument({ value }) {
      const argument = info.getArgument();
      if (argument) note(value, limitsOf(argument));
    },
    ObjectField({ name, value }) {
      const field = memberOf(info.getParentInputType(), name.value);
      if (field) note(value, limitsOf(field));
    },
  };
  visit(document, visitWithTypeInfo(info, visitor));
  return least;
}
