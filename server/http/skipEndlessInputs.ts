import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type TypeNode,
} from 'graphql';
import { variablesOf } from '../graphql/cost/fieldsIn.ts';

/**
 * Keeps operations with a variable of an endless input type (conditions within conditions) from being compiled.
 * The compiler writes the fields of an input type out in place, so it nests such a type until the stack is full: up to
 * a minute of a blocked server and gigabytes of memory, for nothing. A document that a hook has put in is not compiled.
 */
export function skipEndlessInputs(): (
  schema: GraphQLSchema,
  document: DocumentNode,
) => { readonly document: DocumentNode } | undefined {
  const skipped = new WeakMap<DocumentNode, boolean>();
  let endless: ReadonlySet<string> | null = null;
  return (schema, document) => {
    let skips = skipped.get(document);
    if (skips === undefined) {
      const names = (endless ??= endlessInputs(schema));
      skips = variablesOf(document).some(({ type }) => names.has(namedType(type)));
      skipped.set(document, skips);
    }
    return skips ? { document } : undefined;
  };
}

/** Names of the input types that contain themselves, at whatever depth, or a type that does. */
export function endlessInputs(schema: GraphQLSchema): ReadonlySet<string> {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  return new Set(inputs.filter((type) => isEndless(type, [])).map(({ name }) => name));
}

function isEndless(type: GraphQLInputObjectType, around: readonly GraphQLInputObjectType[]): boolean {
  if (around.includes(type)) return true;
  const inner = new Set(Object.values(type.getFields()).map((field) => getNamedType(field.type)));
  return [...inner].filter(isInputObjectType).some((each) => isEndless(each, [...around, type]));
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}
