import { expect, it } from 'vitest';
import { listPageSx } from './listPageSx.ts';

it('a list ends with the window on a screen alone: a printed page has all rows', () => {
  const { '@media screen': onScreen, ...everywhere } = listPageSx;
  expect(onScreen.maxHeight.sm).toContain('100dvh');
  expect(JSON.stringify(everywhere)).not.toMatch(/height/i);
});
