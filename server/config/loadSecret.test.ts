import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loadSecret } from './loadSecret.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'convene-secret-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('loadSecret', () => {
  it('is made once and then kept, for its owner only', () => {
    const secret = loadSecret(dataDir, 'signing');
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(loadSecret(dataDir, 'signing')).toBe(secret);
    expect(loadSecret(dataDir, 'other')).not.toBe(secret);
    expect(statSync(join(dataDir, 'secrets', 'signing')).mode & 0o777).toBe(0o600);
  });

  it('refuses a damaged one', () => {
    loadSecret(dataDir, 'signing');
    writeFileSync(join(dataDir, 'secrets', 'signing'), 'short');
    expect(() => loadSecret(dataDir, 'signing')).toThrow(/^The configuration is not valid:\n.*too short/);
  });

  it('names the one that cannot be read, and why', () => {
    mkdirSync(join(dataDir, 'secrets', 'signing'), { recursive: true });
    expect(() => loadSecret(dataDir, 'signing')).toThrow(
      /^The configuration is not valid:\n {2}- The secret \S+signing must be a file [^\n]*: EISDIR/,
    );
  });
});
