import { expect, it } from 'vitest';
import { wayTo } from './wayTo.ts';

it('leads inside the app, the query going along (spec §2)', () => {
  expect(wayTo('/events/12', '?tab=1')).toEqual({ inside: '/events/12?tab=1' });
  expect(wayTo('/events?page=2', '?tab=1')).toEqual({ inside: '/events?page=2' });
  expect(wayTo('/', '')).toEqual({ inside: '/' });
});

it('leads to the web', () => {
  expect(wayTo('https://training.example/spring', '?a=1')).toEqual({
    outside: 'https://training.example/spring',
  });
});

it.each([
  null,
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'data:text/html,x',
  'nowhere',
])('leads nowhere with %s', (target) => {
  expect(wayTo(target, '')).toBeUndefined();
});
