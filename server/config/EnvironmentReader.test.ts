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

describe('an amount with its currency', () => {
  it.each([
    ['20000 EUR', { amount: 2_000_000, currency: 'EUR' }],
    ['20000.5 EUR', { amount: 2_000_050, currency: 'EUR' }],
    ['3000000 JPY', { amount: 3_000_000, currency: 'JPY' }],
    ['6000.125 KWD', { amount: 6_000_125, currency: 'KWD' }],
    ['', null],
  ])('%j is read in minor units', (given, amount) => {
    const read = new EnvironmentReader({ CAP: given });
    expect(read.money('CAP')).toEqual(amount);
    expect(read.problems).toEqual([]);
  });

  it.each(['20000', 'EUR 20000', '-5 EUR', '20000.123 EUR', '1.5 JPY', '20,000 EUR', '20000 EUX'])(
    '%j is none',
    (given) => {
      const read = new EnvironmentReader({ CAP: given });
      expect(read.money('CAP')).toBeNull();
      expect(read.problems).toEqual(['CAP must be an amount and a currency, such as 20000 EUR']);
    },
  );
});

it('a whole number is one in digits', () => {
  const range = { min: 0, max: 1_000_000_000 };
  const read = new EnvironmentReader({ A: '080', B: '0x10', C: '1e9', D: '80.0', E: '-0', F: '1000000001' });
  const given = ['A', 'B', 'C', 'D', 'E', 'F', 'NONE'].map((name) => read.integer(name, 7, range));
  expect(given).toEqual([80, 7, 7, 7, 7, 7, 7]);
  expect(read.problems).toEqual(
    ['B', 'C', 'D', 'E', 'F'].map((name) => `${name} must be a whole number from 0 to 1000000000`),
  );
});

it('a decimal is read as it was written', () => {
  const read = new EnvironmentReader({ A: '0.5', B: '1e3', C: '-1' });
  expect([read.decimal('A', '1'), read.decimal('B', '1'), read.decimal('NONE', '1')]).toEqual([
    '0.5',
    '1',
    '1',
  ]);
  read.decimal('C', '1');
  expect(read.problems).toEqual(['B must be a number such as 0.5', 'C must be a number such as 0.5']);
});
