import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CompactCells } from './CompactCells.ts';
import { TextCell } from './TextCell.tsx';

const directionOf = (text: string) => screen.getByText(text).getAttribute('dir');

it.each([true, false])(
  'a text has its own direction, figures have that of the page, in rows: %s',
  (isInRows) => {
    render(
      <CompactCells value={isInRows}>
        <TextCell text="د. ליאור (Haifa)" />
        <TextCell text="12 Mar 2027" tabular />
      </CompactCells>,
    );
    expect([directionOf('د. ליאור (Haifa)'), directionOf('12 Mar 2027')]).toEqual(['auto', null]);
  },
);

it('a long address breaks before its @, and is copied as it is', () => {
  const { container } = render(<TextCell text="administrator@convene.example" />);
  expect(container.textContent).toBe('administrator@convene.example');
  expect(container.querySelector('wbr')?.nextSibling?.textContent).toBe('@convene.example');
});

it('a text that is cut in a row is told as a whole to whoever points at it, one that is not is not', () => {
  render(
    <CompactCells value>
      <TextCell text="Axillary hyperhidrosis" />
    </CompactCells>,
  );
  const cell = screen.getByText('Axillary hyperhidrosis');
  vi.spyOn(cell, 'clientWidth', 'get').mockReturnValue(114);
  const needed = vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(140);
  fireEvent.mouseEnter(cell);
  expect(cell.title).toBe('Axillary hyperhidrosis');
  needed.mockReturnValue(114);
  fireEvent.mouseEnter(cell);
  expect(cell.title).toBe('');
});
