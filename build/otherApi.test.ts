import { join } from 'node:path';
import { expect, it } from 'vitest';
import { otherApi, otherApiProxy } from './otherApi.ts';

it('without RESOURCES the app is our own', () => {
  expect(otherApi({})).toBeUndefined();
  expect(otherApi({ RESOURCES: '' })).toBeUndefined();
});

it('stands on the folders that are named, and asks one operation a request', () => {
  const other = otherApi({ RESOURCES: 'shop/resources', BRAND: 'The shop' });
  expect(other?.resources).toBe(join(process.cwd(), 'shop/resources'));
  expect(other?.overrides).toBe(join(process.cwd(), 'src/plain'));
  expect(JSON.parse(other?.config ?? '')).toEqual({ brand: 'The shop', batches: false });
  expect(otherApi({ RESOURCES: 'a', OVERRIDES: '' })?.overrides).toBe(other?.overrides);
  expect(otherApi({ RESOURCES: 'a', OVERRIDES: 'shop/overrides' })?.overrides).toMatch(/shop\/overrides$/);
});

it('passes /graphql on to the address of the API, with the header that it wants', () => {
  const { '/graphql': way } = otherApiProxy({
    API_URL: 'https://example.org/api/v2/query?a=1',
    API_AUTHORIZATION: 'Bearer x',
  });
  expect(way).toMatchObject({ target: 'https://example.org', headers: { authorization: 'Bearer x' } });
  expect(way?.rewrite?.('/graphql')).toBe('/api/v2/query?a=1');
  expect(otherApiProxy({})).toEqual({});
});
