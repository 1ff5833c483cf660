import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { ConfigError, parseConfig } from './parseConfig.ts';

const codes = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? '');

/** Names and defaults of the table of settings in docs/deploy.md. */
function documented(): readonly (readonly [name: string, fallback: string | undefined])[] {
  const page = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
  return page
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .flatMap((line) => {
      const [, names = '', fallbacks = ''] = line.split('|');
      return codes(names).map((name, index) => [name, codes(fallbacks)[index]] as const);
    });
}

/** All variables that the server looks at, and the numbers it takes where they are unset. */
function readOnes(): {
  readonly names: readonly string[];
  readonly numbers: readonly (readonly [string, string])[];
} {
  const names = new Set<string>();
  const integer = vi.spyOn(EnvironmentReader.prototype, 'integer');
  // What belongs together is read only where some of it is set.
  const some: Readonly<Record<string, string>> = { SSO_TENANT_ID: 'x', POWERBI_WORKSPACE_ID: 'x' };
  const environment = new Proxy(some, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  try {
    expect(() => parseConfig(environment)).toThrow(ConfigError);
    return {
      names: [...names],
      numbers: integer.mock.calls.map(([name, fallback]) => [name, String(fallback)]),
    };
  } finally {
    integer.mockRestore();
  }
}

describe('docs/deploy.md', () => {
  it('names each setting that the server reads, once', () => {
    expect(
      documented()
        .map(([name]) => name)
        .sort(),
    ).toEqual([...readOnes().names].sort());
  });

  it('tells the numbers that hold where a setting is unset', () => {
    const rows = documented().map(([name, fallback]) => `${name} ${fallback}`);
    const { numbers } = readOnes();
    expect(numbers.length).toBeGreaterThan(5);
    expect(rows).toEqual(expect.arrayContaining(numbers.map(([name, fallback]) => `${name} ${fallback}`)));
  });
});
