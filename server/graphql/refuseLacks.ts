/** Ends the start where the contract promises what nothing stands behind, with all of it at once. */
export function refuseLacks(lacks: readonly string[]): void {
  if (lacks.length > 0)
    throw new Error(`The contract promises what nothing stands behind:\n${lacks.join('\n')}`);
}
