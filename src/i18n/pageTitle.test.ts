import { expect, it } from 'vitest';
import { pageTitle } from './pageTitle.ts';

it('the title has the brand, in the spelling of the product (spec §1)', () => {
  expect(pageTitle('Events', 'Nerovia')).toBe('Events | Nerovia Registration Plaform');
  expect(pageTitle(undefined, 'Nerovia')).toBe('Nerovia Registration Platform');
});
