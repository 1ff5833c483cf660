import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect, type Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Evaluated, not added as a script: the content security policy stays as people have it. */
export const loadAxe = (page: Page): Promise<unknown> => page.evaluate(source);

export async function expectAccessible(page: Page, options: RunOptions, when: string): Promise<void> {
  const asked: RunOptions = { ...options, resultTypes: ['violations'] };
  const { violations, passes } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(asked)})`);
  const found = violations.map(({ id, nodes }) => {
    const places = nodes.map(({ html }) => html).slice(0, 3);
    return `${id}: ${places.join(' ')}`;
  });
  expect(found, when).toEqual([]);
  expect(passes.length, `rules that had something to look at ${when}`).toBeGreaterThan(0);
}
