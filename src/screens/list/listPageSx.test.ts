import { expect, it } from 'vitest';
import { listPageSx, rowsStyle } from './listPageSx.ts';

it('a list ends with the window on a screen alone: a printed page has all rows', () => {
  const { '@media screen': onScreen, ...everywhere } = listPageSx;
  expect(onScreen.maxHeight.sm).toContain('100dvh');
  expect(JSON.stringify(everywhere)).not.toMatch(/height/i);
});

it('rows give way to what stands above them, and the first of them stay in sight', () => {
  expect(rowsStyle(false, 25).minHeight).toBe(rowsStyle(false, 5).minHeight);
  expect(rowsStyle(false, 1).minHeight).toBeLessThan(rowsStyle(false, 5).minHeight);
});
