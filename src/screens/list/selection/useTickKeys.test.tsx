import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useTickKeys } from './useTickKeys.ts';

const onRange = vi.fn();
const List = () => {
  const rows = useRef<HTMLUListElement>(null);
  useTickKeys(rows);
  return (
    <ul ref={rows}>
      {[0, 1, 2, 3].map((id) => (
        <li key={id}>
          <input
            type="checkbox"
            aria-label={`Select ${id}`}
            onClick={({ shiftKey }) => {
              if (shiftKey) onRange(id);
            }}
          />
          <a href={`#${id}`} data-record={id}>
            {id}
          </a>
        </li>
      ))}
    </ul>
  );
};
const press = (key: string, shiftKey = false) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: shiftKey ? key.toUpperCase() : key,
    shiftKey,
  });
const ticked = () =>
  screen.getAllByRole<HTMLInputElement>('checkbox').flatMap((box, id) => (box.checked ? [id] : []));

it('Shift ticks row after row and back again, and all from the row ticked last as a click with Shift does', () => {
  render(<List />);
  screen.getByText('0').focus();
  press('x');
  expect([ticked(), onRange.mock.calls]).toEqual([[0], []]);
  press('j', true);
  press('j', true);
  expect(ticked()).toEqual([0, 1, 2]);
  press('k', true);
  expect([ticked(), document.activeElement?.textContent]).toEqual([[0, 1], '1']);
  press('x', true);
  expect(onRange.mock.calls).toEqual([[1]]);
});
