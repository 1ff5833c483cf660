import { resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumOptions } from '../setup/findChromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: resolve(import.meta.dirname, 'globalSetup.ts'),
  // A file stays with one worker unless it says otherwise; each worker has its own server.
  fullyParallel: false,
  // One more than processors: some wait for servers that they start, and for pauses.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions(),
    trace: 'on-first-retry',
  },
});
