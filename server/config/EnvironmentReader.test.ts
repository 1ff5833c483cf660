import { describe, expect, it } from 'vitest';
import { EnvironmentReader } from './EnvironmentReader.ts';

describe('an address that secrets are sent to', () => {
  it.each([
    ['https://login.example/', 'https://login.example'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000/x/', 'http://127.0.0.1:4000/x'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    [' ', 'https://usual.example'],
  ])('may be %j', (given, address) => {
    const read = new EnvironmentReader({ LOGIN_URL: given });
    expect(read.secureUrl('LOGIN_URL', 'https://usual.example')).toBe(address);
    expect(read.problems).toEqual([]);
  });

  it.each([
    'http://login.example',
    'http://localhost.login.example',
    'http://127.0.0.1.login.example',
    'http://127.0.0.1@login.example',
    'http://10.0.0.1',
    'ftp://localhost',
    'login.example',
  ])('may not be %j', (given) => {
    const read = new EnvironmentReader({ LOGIN_URL: given });
    expect(read.secureUrl('LOGIN_URL', 'https://usual.example')).toBe('https://usual.example');
    expect(read.problems).toEqual(['LOGIN_URL must be an address that begins with https://']);
  });
});
