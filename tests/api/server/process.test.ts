import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '#tests/setup/serverProcess.ts';

it('the server process names every variable that is wrong', { timeout: 60_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'convene-process-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const broken = startServerProcess(dataDir, { PORT: 'eighty', DEMO: 'perhaps' });
  expect(await broken.exit).toBe(1);
  expect(broken.output()).toMatch(/PORT must be[\s\S]*DEMO must be/);
});
