import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from '../specCoverage/testReports.ts';

interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** The ten slowest tests of a report as vitest or playwright writes it, a line each, the slowest first. */
export function slowestTests(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, 'utf8')) as VitestReport | PlaywrightReport;
  const timed = 'testResults' in report ? vitestTimes(report) : report.suites.flatMap(playwrightTimes);
  return timed
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

const vitestTimes = ({ testResults }: VitestReport): readonly TimedTest[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, duration }) => ({
      name: [relative(process.cwd(), name), ...ancestorTitles, title].join(' › '),
      seconds: (duration ?? 0) / 1000,
    })),
  );

function playwrightTimes(suite: PlaywrightSuite): readonly TimedTest[] {
  const own = (suite.specs ?? []).map(({ title, tests }) => ({
    name: `${suite.title} › ${title}`,
    seconds:
      tests.flatMap(({ results }) => results ?? []).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...(suite.suites ?? []).flatMap(playwrightTimes)];
}
