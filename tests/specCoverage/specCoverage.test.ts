import { describe, expect, it } from 'vitest';
import { namedTests } from './namedTests.ts';
import { mergeOutcomes, playwrightOutcomes, vitestOutcomes } from './testReports.ts';

describe('the tests that a text names', () => {
  it('are read from between backticks, with their titles and line', () => {
    const text = [
      '| Sentence | Shown by |',
      '| A page needs a session. | `tests/e2e/a.spec.ts › signed out › asks`, `src/b.test.ts › is so` |',
      '| `/log` is open. | open: documents |',
      '| A pipe. | `src/c.test.ts › a \\| b` |',
    ].join('\n');
    expect(namedTests(text)).toEqual([
      { file: 'tests/e2e/a.spec.ts', titles: ['signed out', 'asks'], line: 2 },
      { file: 'src/b.test.ts', titles: ['is so'], line: 2 },
      { file: 'src/c.test.ts', titles: ['a | b'], line: 4 },
    ]);
  });
});

describe('the reports of a run', () => {
  const vitest = (status: string) =>
    vitestOutcomes(
      {
        testResults: [
          { name: '/app/src/a.test.ts', assertionResults: [{ ancestorTitles: ['g'], title: 't', status }] },
        ],
      },
      '/app',
    );

  it('name tests by file and titles', () => {
    expect(vitest('passed')).toEqual([['src/a.test.ts › g › t', 'passed']]);
    expect(
      playwrightOutcomes(
        {
          config: { rootDir: '/app/tests/e2e' },
          suites: [
            {
              file: 'a.spec.ts',
              title: 'a.spec.ts',
              specs: [{ title: 'one', ok: true, tests: [{ status: 'expected' }] }],
              suites: [{ title: 'g', specs: [{ title: 'two', ok: true, tests: [{ status: 'skipped' }] }] }],
            },
          ],
        },
        '/app',
      ),
    ).toEqual([
      ['tests/e2e/a.spec.ts › one', 'passed'],
      ['tests/e2e/a.spec.ts › g › two', 'skipped'],
    ]);
  });

  it('count a test that ran on one database, and a failure on either', () => {
    const key = 'src/a.test.ts › g › t';
    expect(mergeOutcomes([...vitest('pending'), ...vitest('passed')]).get(key)).toBe('passed');
    expect(mergeOutcomes([...vitest('passed'), ...vitest('pending')]).get(key)).toBe('passed');
    expect(mergeOutcomes([...vitest('passed'), ...vitest('failed')]).get(key)).toBe('failed');
    expect(mergeOutcomes([...vitest('todo')]).get(key)).toBe('skipped');
  });
});
