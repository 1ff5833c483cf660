import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

export interface QueryLimits {
  /** Fields within fields. */
  readonly depth: number;
  /** Fields under another name, fragments counted wherever they are spread. */
  readonly aliases: number;
  readonly fields: number;
}

/** As much as a document has of each. */
type Cost = QueryLimits;

const nothing: Cost = { depth: 0, aliases: 0, fields: 0 };
const plus = (a: Cost, b: Cost): Cost => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  fields: a.fields + b.fields,
});

/** Refuses documents that would cost more than any screen needs, before they run. */
export function queryLimits(limits: QueryLimits): ValidationRule {
  return (context): ASTVisitor => {
    const costOf = costCounter(context);
    let operations = 0;
    return {
      OperationDefinition(node) {
        // Compiled queries are kept by document; a second operation in it would be answered with the first one's plan.
        if ((operations += 1) === 2)
          context.reportError(new GraphQLError('A document may hold one operation.', { nodes: node }));
        const cost = costOf(node.selectionSet);
        for (const [name, limit] of Object.entries(limits) as [keyof QueryLimits, number][]) {
          if (cost[name] <= limit) continue;
          context.reportError(
            new GraphQLError(
              `The query has a ${label[name]} of ${cost[name]}; at most ${limit} is allowed.`,
              { nodes: node },
            ),
          );
        }
      },
    };
  };
}

const label: Readonly<Record<keyof QueryLimits, string>> = {
  depth: 'depth',
  aliases: 'number of aliases',
  fields: 'number of fields',
};

function costCounter(context: ValidationContext): (set: SelectionSetNode) => Cost {
  const known = new Map<string, Cost>();
  const open = new Set<string>();

  function ofFragment(fragment: FragmentDefinitionNode | null | undefined): Cost {
    const name = fragment?.name.value;
    // Fragments that contain themselves are reported by a rule of their own.
    if (!fragment || name === undefined || open.has(name)) return nothing;
    const done = known.get(name);
    if (done) return done;
    open.add(name);
    const cost = ofSet(fragment.selectionSet);
    open.delete(name);
    known.set(name, cost);
    return cost;
  }

  function ofSet(set: SelectionSetNode): Cost {
    return set.selections.reduce<Cost>((sum, node) => {
      if (node.kind === Kind.FRAGMENT_SPREAD)
        return plus(sum, ofFragment(context.getFragment(node.name.value)));
      if (node.kind === Kind.INLINE_FRAGMENT) return plus(sum, ofSet(node.selectionSet));
      // Introspection nests deep by nature and reads no data.
      if (node.name.value.startsWith('__')) return sum;
      const inner = node.selectionSet ? ofSet(node.selectionSet) : nothing;
      return plus(sum, {
        depth: inner.depth + 1,
        aliases: inner.aliases + (node.alias ? 1 : 0),
        fields: inner.fields + 1,
      });
    }, nothing);
  }
  return ofSet;
}
