import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './parseConfig.ts';

describe('parseConfig', () => {
  it('needs nothing', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      port: 8080,
      environment: 'development',
      databaseUrl: null,
      demo: { wanted: null },
    });
    expect(config.web.brand).toBe('Convene');
    expect(config.publicUrl).toBe('http://localhost:8080');
  });

  it('names every variable that is wrong, and no value', () => {
    const failure = () =>
      parseConfig({
        PORT: 'eighty',
        DATABASE_URL: 'mysql://root:hunter2@x/y',
        DEMO: 'perhaps',
        NODE_ENV: 'prod',
        AUTH_SECRET: 'short',
        PASSPORT_KEY: 'c2hvcnQ=',
        PASSPORT_DAYS: '-1',
        LOCALE: 'de_DE',
      });
    expect(failure).toThrow(ConfigError);
    try {
      failure();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      expect(error.problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
        'AUTH_SECRET',
        'DATABASE_URL',
        'DEMO',
        'LOCALE',
        'NODE_ENV',
        'PASSPORT_DAYS',
        'PASSPORT_KEY',
        'PORT',
      ]);
      expect(error.message).not.toContain('hunter2');
    }
  });

  it('takes the address that people use without a path, for the app is at the root of its host', () => {
    const url = 'https://convene.example.org';
    for (const written of [url, `${url}/`]) expect(parseConfig({ PUBLIC_URL: written }).publicUrl).toBe(url);
    for (const longer of [`${url}/training`, `${url}/?from=mail`])
      expect(() => parseConfig({ PUBLIC_URL: longer })).toThrow('PUBLIC_URL must be a host without a path');
  });

  it('takes a passport key of 32 bytes in either base64', () => {
    const key = Buffer.alloc(32, 251);
    for (const encoding of ['base64', 'base64url'] as const)
      expect(parseConfig({ PASSPORT_KEY: key.toString(encoding) }).passports).toEqual({
        key,
        previous: [],
        days: 30,
      });
    expect(parseConfig({}).passports.key).toBeNull();
    const two = `${key.toString('base64')}, ${key.toString('base64url')},`;
    expect(parseConfig({ PASSPORT_KEY_PREVIOUS: two }).passports.previous).toEqual([key, key]);
    expect(() => parseConfig({ PASSPORT_KEY_PREVIOUS: `${two}AAAA` })).toThrow('PASSPORT_KEY_PREVIOUS');
  });

  it('takes an empty variable as unset', () => {
    expect(parseConfig({ PORT: '', BRAND: ' ' })).toMatchObject({ port: 8080, web: { brand: 'Convene' } });
  });

  it('refuses a read replica without a database', () => {
    expect(() => parseConfig({ DATABASE_READ_URL: 'postgres://replica/convene' })).toThrow(
      /DATABASE_READ_URL needs DATABASE_URL/,
    );
  });

  it('takes a report whole or not at all, and names what is missing or wrong', () => {
    const id = '0f1e2d3c-0000-4000-8000-000000000000';
    const report = {
      POWERBI_WORKSPACE_ID: id,
      POWERBI_REPORT_ID: id,
      POWERBI_TENANT_ID: id,
      POWERBI_CLIENT_ID: id,
      POWERBI_CLIENT_SECRET: 'hunter2',
    };
    expect(parseConfig({}).report).toBeNull();
    expect(parseConfig(report).report).toMatchObject({
      apiUrl: 'https://api.powerbi.com',
      embedOrigin: 'https://app.powerbi.com',
    });
    expect(() => parseConfig({ POWERBI_REPORT_ID: id })).toThrow(
      /POWERBI_WORKSPACE_ID is needed[\s\S]*POWERBI_CLIENT_SECRET is needed/,
    );
    const wrong = () => parseConfig({ ...report, POWERBI_TENANT_ID: 'common', POWERBI_API_URL: 'ftp://x' });
    expect(wrong).toThrow(/POWERBI_TENANT_ID must be an id[\s\S]*POWERBI_API_URL must be an address/);
    expect(wrong).not.toThrow(/hunter2/);
    const inTheClear = ['POWERBI_LOGIN_URL', 'POWERBI_API_URL', 'POWERBI_EMBED_URL'];
    for (const name of inTheClear)
      expect(() => parseConfig({ ...report, [name]: 'http://powerbi.example' }), name).toThrow(name);
  });
});
