import { expect, it } from 'vitest';
import { wayTo } from './wayTo.ts';

const home = 'https://convene.example';

it('leads inside the app, the query going along (spec §2)', () => {
  expect(wayTo('/events/12', '?tab=1', home)).toEqual({ inside: '/events/12?tab=1' });
  expect(wayTo('/events?page=2', '?tab=1', home)).toEqual({ inside: '/events?page=2' });
  expect(wayTo('/', '', home)).toEqual({ inside: '/' });
});

it('leads to the web', () => {
  expect(wayTo('https://training.example/spring', '?a=1', home)).toEqual({
    outside: 'https://training.example/spring',
  });
});

it('stays inside the app where its own address is written out', () => {
  expect(wayTo(`${home}/events/12`, '?tab=1', home)).toEqual({ inside: '/events/12?tab=1' });
});

it.each([
  null,
  'javascript:alert(1)',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'data:text/html,x',
  'nowhere',
])('leads nowhere with %s', (target) => {
  expect(wayTo(target, '', home)).toBeUndefined();
});
