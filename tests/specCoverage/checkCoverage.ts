import { existsSync, readFileSync } from 'node:fs';
import { namedTests, testKey } from './namedTests.ts';
import {
  mergeOutcomes,
  playwrightOutcomes,
  vitestOutcomes,
  type PlaywrightReport,
  type VitestReport,
} from './testReports.ts';

/** Holds docs/spec-coverage.md against what the gate's test runs have just reported. */
const root = process.cwd();
const document = 'docs/spec-coverage.md';
const reports = {
  unit: 'reports/unit.json',
  browser: 'reports/browser.json',
};

function read<Report>(path: string): Report {
  if (!existsSync(path)) throw new Error(`${path} is missing: run npm test, which writes it.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}

const outcomes = mergeOutcomes([
  ...vitestOutcomes(read<VitestReport>(reports.unit), root),
  ...playwrightOutcomes(read<PlaywrightReport>(reports.browser), root),
]);
const named = namedTests(readFileSync(document, 'utf8'));
const problems = named.flatMap(({ file, titles, line }) => {
  const key = testKey(file, titles);
  const outcome = outcomes.get(key);
  return outcome === 'passed' ? [] : [`${document}:${line} ${outcome ?? 'there is no such test'}: ${key}`];
});
for (const problem of problems) console.error(problem);
if (named.length === 0) throw new Error(`${document} names no test.`);
console.log(`${named.length - problems.length} of ${named.length} named tests have run and passed.`);
process.exitCode = problems.length > 0 ? 1 : 0;
