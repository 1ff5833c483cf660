import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { Recent } from '#server/db/Recent.ts';
import type { Operations } from '../access/Operation.ts';
import type { EntityIndex } from '../Entity.ts';
import { fragmentsOf, operationsOf } from '../cost/fieldsIn.ts';
import type { Read } from '../read/Read.ts';
import { type Selection, isExcluded, selectionOf, type Source } from '../read/selection.ts';
import { isText } from './isText.ts';

/** A field of the root, under the key that it is answered by. */
export interface RootRead {
  /** Tells its statements from those of all others. */
  readonly id: number;
  readonly key: string;
  readonly nodes: readonly FieldNode[];
  readonly field: GraphQLField<unknown, unknown>;
  readonly read: Read;
  /** What is selected, by the names of the contract. */
  readonly names: Selection;
  /** The same by the keys of the answer. */
  readonly answer: Selection;
}

interface World {
  readonly schema: GraphQLSchema;
  readonly entities: EntityIndex;
  readonly queries: Operations;
}

type Variables = Readonly<Record<string, unknown>>;

let roots = 0;

/** A validated document that is nothing but reads, whose answer is the JSON that Postgres makes. */
export class PlainQuery {
  /** What it reads, by the values of the variables that leave fields out. */
  private readonly shapes = new Recent<string, readonly RootRead[] | null>(100);
  private readonly switches: readonly string[];
  private readonly fragments: Source['fragments'];

  private constructor(
    private readonly world: World,
    readonly operation: OperationDefinitionNode,
    document: DocumentNode,
  ) {
    this.fragments = Object.fromEntries(fragmentsOf(document));
    this.switches = switchesOf(document);
  }

  /** Null where it does more than read. */
  static of(world: World, document: DocumentNode): PlainQuery | null {
    const [operation, ...others] = operationsOf(document);
    if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
    return new PlainQuery(world, operation, document);
  }

  /** What there is to read with these variables; null where that is more than Postgres writes as text. */
  reads(variables: Variables): readonly RootRead[] | null {
    const shape = this.switches.map((name) => (variables[name] === true ? '1' : '0')).join('');
    let reads = this.shapes.get(shape);
    if (reads === undefined) this.shapes.set(shape, (reads = this.readsOf(variables)));
    return reads;
  }

  private readsOf(variableValues: Variables): readonly RootRead[] | null {
    const source = { fragments: this.fragments, variableValues: { ...variableValues } };
    const byKey = new Map<string, FieldNode[]>();
    this.collect(this.operation.selectionSet, source, byKey);
    const reads = [...byKey].map(([key, nodes]) => this.rootOf(key, nodes, source));
    return reads.every((each) => each !== null) ? reads : null;
  }

  private rootOf(key: string, fieldNodes: readonly FieldNode[], source: Source): RootRead | null {
    const { schema, queries, entities } = this.world;
    const name = fieldNodes[0]?.name.value ?? '';
    const field = schema.getQueryType()?.getFields()[name];
    const read = queries[name]?.read;
    if (!field || !read) return null;
    const answer = selectionOf({ ...source, fieldNodes, keys: 'answer' });
    const isMissable = read.kind !== 'one' || !isNonNullType(field.type);
    if (!isMissable || !isText(getNamedType(field.type), answer, entities)) return null;
    const names = selectionOf({ ...source, fieldNodes });
    return { id: (roots += 1), key, nodes: fieldNodes, field, read, names, answer };
  }

  private collect(set: SelectionSetNode, source: Source, into: Map<string, FieldNode[]>): void {
    for (const node of set.selections) {
      if (isExcluded(node, source)) continue;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        into.set(key, [...(into.get(key) ?? []), node]);
      } else {
        const inner = node.kind === Kind.INLINE_FRAGMENT ? node : this.fragments[node.name.value];
        if (inner) this.collect(inner.selectionSet, source, into);
      }
    }
  }
}

/** The variables that a document hands to @skip and @include. */
function switchesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given = [] }) => {
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
