/** Messages by key, to any depth. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Later trees win, message by message. */
export const mergeMessages = <First extends object>(
  first: First,
  ...rest: readonly MessageTree[]
): First & MessageTree =>
  rest.reduce<First & MessageTree>(
    (merged, tree) => ({ ...merged, ...mergeInto(merged, tree) }),
    first as First & MessageTree,
  );

function mergeInto(target: MessageTree, tree: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...target };
  for (const [key, message] of Object.entries(tree)) {
    const before = merged[key];
    merged[key] =
      typeof message === 'string' || before === undefined || typeof before === 'string'
        ? message
        : mergeInto(before, message);
  }
  return merged;
}
