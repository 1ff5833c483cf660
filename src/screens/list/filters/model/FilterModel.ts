/**
 * What a list is narrowed by: nodes that must all hold. The `where` keys of a contract, its conditions, the chips and the
 * groups of the editor are ways to write it.
 */
export type FilterNode = TestNode | GroupNode | HasNode;

/** A property, compared: "Country is Germany". */
export interface TestNode {
  readonly kind: 'test';
  /** Tells nodes apart while they are edited. */
  readonly key: string;
  readonly property: string;
  readonly operator: string;
  readonly value: unknown;
}

/** Nodes of which all or any must hold. */
export interface GroupNode {
  readonly kind: 'group';
  readonly key: string;
  readonly any: boolean;
  readonly nodes: readonly FilterNode[];
}

/** A number of related records, all or those that meet the group. */
export interface HasNode {
  readonly kind: 'has';
  readonly key: string;
  readonly relation: string;
  readonly operator: string;
  /** Left empty, the contract's default counts. */
  readonly amount: number | null;
  readonly group: GroupNode;
}

let last = 0;
export const newKey = (): string => `n${(last += 1)}`;

export const groupOf = (nodes: readonly FilterNode[], any = false): GroupNode => ({
  kind: 'group',
  key: newKey(),
  any,
  nodes,
});

export const testOf = (property: string, operator: string, value: unknown): TestNode => ({
  kind: 'test',
  key: newKey(),
  property,
  operator,
  value,
});

/** At least one related record. */
export const hasOf = (relation: string): HasNode => ({
  kind: 'has',
  key: newKey(),
  relation,
  operator: 'GTE',
  amount: 1,
  group: groupOf([]),
});

/** A node as it stands in a list of conditions: of a group that all must hold, its members. */
export const flattened = (nodes: readonly FilterNode[]): readonly FilterNode[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'group') return [node];
    const members = node.any ? node.nodes : flattened(node.nodes);
    return node.any && members.length > 1 ? [node] : flattened(members);
  });
