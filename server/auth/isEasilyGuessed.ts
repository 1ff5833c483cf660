import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Three parts that are the first to be tried, such as a name, a blank and a name, come to a hundred million. */
const fewestGuesses = 200_000_000;

let loaded: Promise<ZxcvbnFactory> | null = null;

/** Its lists of passwords and words take tens of megabytes, and are loaded where somebody chooses one. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Estimator({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

/** Common passwords, what keyboards and calendars suggest, and what anybody knows of their owner (S7). */
export async function isEasilyGuessed(password: string, own: readonly string[]): Promise<boolean> {
  loaded ??= load();
  const estimator = await loaded;
  return estimator.check(password, own.flatMap(partsOf)).guesses < fewestGuesses;
}

/** A user name, or an e-mail address, whose owner is in what stands before its sign. */
function partsOf(text: string): string[] {
  const [name = ''] = text.split('@', 1);
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter(Boolean);
}
