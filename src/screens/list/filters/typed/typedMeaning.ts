import type { TestNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import type { TypedPart, TypedRun } from './typedParts.ts';
import { typedTests, type TypedWords } from './typedTests.ts';

export interface TypedMeaning {
  readonly part: TypedPart;
  /** The likeliest first. */
  readonly tests: readonly TestNode[];
  /** The words that its value does not run on to. */
  readonly rest: string;
}

/** The value runs on as long as it means something: "country:new zealand anna" is New Zealand, and anna. */
export async function typedMeaning(
  { property, values, after }: TypedRun,
  scope: FilterScope,
  words: TypedWords,
): Promise<TypedMeaning> {
  const [longest = ''] = values;
  const ended = (value: string, tests: readonly TestNode[]): TypedMeaning => ({
    part: { property, value },
    tests,
    rest: [longest.slice(value.length).trim(), after].filter((left) => left !== '').join(' '),
  });
  for (const value of values) {
    const tests = await typedTests({ property, value }, scope, words);
    if (tests.length > 0) return ended(value, tests);
  }
  return ended(values.at(-1) ?? '', []);
}
