import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from '../setup/findChromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 8190);
// The config is loaded again in every worker; the first process hands its directory down.
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'convene-e2e-')));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: false,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '../../reports/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node --import tsx server/main.ts',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${port}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), DATA_DIR: dataDir, NODE_ENV: 'test', DEMO: 'true' },
  },
});
