import { expect, it } from 'vitest';
import { isOwnPage, ownPages } from '#server/modules/redirect/ownPages.ts';
import { pageTitles } from '#src/app/navigation/pageTitles.ts';
import { resources } from '#resources/index.ts';

it('the server knows which addresses have a page of their own: no redirect could act there', () => {
  const pages = Object.keys(pageTitles).filter((path) => !path.startsWith('/account/'));
  expect([...ownPages].sort()).toEqual(
    [...pages, ...Object.keys(resources).map((name) => `/${name}`)].sort(),
  );
  expect(['/account/login', '/centres/1', '/files/a.png', '/graphql'].every(isOwnPage)).toBe(true);
  expect(['/events/12', '/spring', '/graphql-day'].some(isOwnPage)).toBe(false);
});
