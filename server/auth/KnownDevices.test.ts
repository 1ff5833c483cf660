import { expect, it } from 'vitest';
import { KnownDevices } from './KnownDevices.ts';

it('a browser that many share knows the last sixty of them, in one cookie (S7)', async () => {
  const devices = new KnownDevices('of this test alone', true, () => new Date('2026-11-21T12:00:00Z'));
  const accounts = Array.from({ length: 61 }, (_, index) =>
    String(9_000_000_000_000_000_000n + BigInt(index)),
  );
  let cookies: string | undefined;
  let id: string | null = null;
  for (const account of accounts) {
    const header = await devices.remember(account, cookies);
    // Browsers keep no longer ones.
    expect(header.length).toBeLessThan(4_096);
    cookies = header.split(';', 1)[0];
    id ??= await devices.idFor(account, cookies);
  }
  const known = await Promise.all(accounts.map((account) => devices.idFor(account, cookies)));
  expect(known).toEqual([null, ...Array<string | null>(60).fill(id)]);
});
