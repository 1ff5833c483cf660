import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, type Fragments, operationsOf } from '../graphql/cost/fieldsIn.ts';

/** How much a selection has of each, or may have, fragments counted wherever they are spread. */
interface Size {
  /** Fields within fields. */
  readonly depth: number;
  /** Fields under another name. */
  readonly aliases: number;
  readonly fields: number;
}

const nothing: Size = { depth: 0, aliases: 0, fields: 0 };
const plus = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

const label: Readonly<Record<keyof Size, string>> = {
  depth: 'depth',
  aliases: 'number of aliases',
  fields: 'number of fields',
};

/**
 * Refuses documents larger than any screen needs, before anything else goes through them: some of the language's own rules
 * compare each field with each, and a few fragments within fragments stand for millions of fields.
 * @throws GraphQLError
 */
export const queryLimits =
  (limits: Size) =>
  (document: DocumentNode): void => {
    const [operation, second] = operationsOf(document);
    // Compiled queries are kept by document; a second operation in it would be answered with the first one's plan.
    if (second) throw new GraphQLError('A document may hold one operation.', { nodes: second });
    if (!operation) return;
    const sizeOf = sizes(fragmentsOf(document));
    const size = sizeOf(operation.selectionSet);
    for (const name of ['depth', 'aliases', 'fields'] as const) {
      if (size[name] <= limits[name]) continue;
      throw new GraphQLError(
        `The query has a ${label[name]} of ${size[name]}; at most ${limits[name]} is allowed.`,
        { nodes: operation },
      );
    }
  };

function sizes(fragments: Fragments): (set: SelectionSetNode) => Size {
  const known = new Map<FragmentDefinitionNode, Size>();
  const open = new Set<FragmentDefinitionNode>();

  function ofFragment(fragment: FragmentDefinitionNode | undefined): Size {
    // Fragments that contain themselves, or are not there, are reported by rules of their own.
    if (!fragment || open.has(fragment)) return nothing;
    const done = known.get(fragment);
    if (done) return done;
    open.add(fragment);
    const size = ofSet(fragment.selectionSet);
    open.delete(fragment);
    known.set(fragment, size);
    return size;
  }

  function ofNode(node: SelectionNode): Size {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(fragments.get(node.name.value));
    if (node.kind === Kind.INLINE_FRAGMENT) return ofSet(node.selectionSet);
    const inner = node.selectionSet ? ofSet(node.selectionSet) : nothing;
    return {
      // Introspection nests deep by nature and reads no data.
      depth: node.name.value.startsWith('__') ? 0 : inner.depth + 1,
      aliases: inner.aliases + (node.alias ? 1 : 0),
      fields: inner.fields + 1,
    };
  }

  function ofSet(set: SelectionSetNode): Size {
    return set.selections.map(ofNode).reduce(plus, nothing);
  }
  return ofSet;
}
