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

it('a long address breaks between its parts, a dot elsewhere does not, and it is copied as it is', () => {
  const text = 'Dr. Lot · l.de.wit@clinic.de.example · 3.5 h';
  const { container } = render(<TextCell text={text} />);
  expect(container.textContent).toBe(text);
  const breaks = [...container.querySelectorAll('wbr')];
  expect(breaks.map(({ nextSibling }) => nextSibling?.textContent)).toEqual([
    '@clinic',
    '.de',
    '.example · 3.5 h',
  ]);
  // Or a screen reader would be told of blanks.
  expect(breaks.map((each) => each.getAttribute('aria-hidden'))).toEqual(['true', 'true', 'true']);
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
