import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
