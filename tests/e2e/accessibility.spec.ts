import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, test } from './session.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const lists = ['/events', '/centers', '/trainers', '/participants', '/bookings', '/templates', '/users'];
const pages = [
  '/',
  '/log',
  '/account',
  '/access',
  ...lists,
  ...lists.map((path) => `${path}/create`),
  ...lists.map((path) => `${path}/1`),
  ...lists.map((path) => `${path}/1/edit`),
  '/waitingListEntries',
  '/redirects',
  '/redirects/create',
  '/events/1?section=history',
  '/bookings/wizard/events/1/view',
  '/bookings/wizard/events/100/add-booking',
  '/bookings/wizard/bookings/1/view',
  '/bookings/wizard/bookings/1/edit',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} mode`, () => {
    for (const path of pages) {
      test(`${path} has no accessibility violation`, async ({ administrator: page }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await page.getByRole('main').waitFor();
        await page.waitForLoadState('networkidle');
        // Evaluated, not added as a script: the content security policy stays as people have it.
        await page.evaluate(axeSource);
        const results = await page.evaluate<AxeResults>(
          `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })`,
        );
        const violations = results.violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => node.html)
              .slice(0, 3)
              .join(' ')}`,
        );
        expect(violations).toEqual([]);
      });
    }
  });
}
