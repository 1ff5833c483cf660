/** Its message names each place that wants a line. */
export class ContractUnmet extends Error {
  override readonly name = 'ContractUnmet';
}

/** Ends the start where the contract promises what nothing stands behind, with all of it at once. */
export function refuseLacks(lacks: readonly string[]): void {
  if (lacks.length > 0)
    throw new ContractUnmet(`The contract promises what nothing stands behind:\n${lacks.join('\n')}`);
}
