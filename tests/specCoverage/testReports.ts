import { relative } from 'node:path';
import { testKey } from './namedTests.ts';

/** How a test ended, over all runs of the gate: it may be left out on one database and run on the other. */
type Outcome = 'passed' | 'failed' | 'skipped';

export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      /** Milliseconds. */
      readonly duration?: number;
    }[];
  }[];
}

export interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly duration: number }[];
    }[];
  }[];
}

export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly (PlaywrightSuite & { readonly file: string })[];
}

type Ended = readonly [key: string, outcome: Outcome];

const outcomeOf = (status: string): Outcome =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

export function vitestOutcomes(report: VitestReport, root: string): readonly Ended[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }): Ended => [
      testKey(relative(root, name), [...ancestorTitles, title]),
      outcomeOf(status),
    ]),
  );
}

export function playwrightOutcomes(report: PlaywrightReport, root: string): readonly Ended[] {
  return report.suites.flatMap((suite) =>
    specsOf(suite, testKey(relative(root, `${report.config.rootDir}/${suite.file}`), [])),
  );
}

function specsOf(suite: PlaywrightSuite, path: string): readonly Ended[] {
  const own = (suite.specs ?? []).map(({ title, ok, tests }): Ended => {
    const skipped = tests.every(({ status }) => status === 'skipped');
    return [testKey(path, [title]), skipped ? 'skipped' : ok ? 'passed' : 'failed'];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, testKey(path, [inner.title])))];
}

const weight: Readonly<Record<Outcome, number>> = { skipped: 0, passed: 1, failed: 2 };

/** A failure in one run counts, a test that one run left out counts as the other ended. */
export function mergeOutcomes(all: readonly Ended[]): ReadonlyMap<string, Outcome> {
  const merged = new Map<string, Outcome>();
  for (const [key, outcome] of all) {
    const known = merged.get(key);
    if (known === undefined || weight[outcome] > weight[known]) merged.set(key, outcome);
  }
  return merged;
}
