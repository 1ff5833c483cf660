import { shortestPassword } from '../config/shortestPassword.ts';
import { validationFailed } from '../errors/errors.ts';
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
async function isEasilyGuessed(password: string, own: readonly string[]): Promise<boolean> {
  loaded ??= load();
  const estimator = await loaded;
  return estimator.check(password, own.flatMap(partsOf)).guesses < fewestGuesses;
}

/** A user name, or an e-mail address, whose owner is in what stands before its sign. */
function partsOf(text: string): string[] {
  const [name = ''] = text.split('@', 1);
  return [name, ...name.split(/[^\p{L}\p{N}]+/u)].filter(Boolean);
}

const longest = 200;

/**
 * What is wrong with a password that somebody chooses; null where nothing is. `own` is what anybody knows of them, such
 * as their user name.
 */
export async function passwordProblem(password: string, own: readonly string[]): Promise<string | null> {
  if (password.length < shortestPassword) return `A password has at least ${shortestPassword} characters.`;
  if (password.length > longest) return `A password has at most ${longest} characters.`;
  const isWeak = await isEasilyGuessed(password, own);
  return isWeak
    ? 'This password is easy to guess. Four words that have nothing to do with you are good.'
    : null;
}

/** @throws validationFailed at `path` for a password that nobody should have. */
export async function checkPassword(password: string, path: string, own: readonly string[]): Promise<void> {
  const problem = await passwordProblem(password, own);
  if (problem !== null) throw validationFailed({ [path]: [problem] });
}
