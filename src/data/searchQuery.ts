/**
 * How a search is asked: at once or not at all. A query that waits for the network neither fails nor finds, which reads
 * as if there were nothing to find.
 */
export const searchQuery = { networkMode: 'always' } as const;
