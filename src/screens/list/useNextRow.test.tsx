import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useNextRow } from './useNextRow.ts';

const List = () => {
  const rows = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState(['6', '7', '8']);
  const [hasBar, setBar] = useState(true);
  const without = (id: string) => setIds(ids.filter((other) => other !== id));
  useNextRow(rows);
  return (
    <>
      <div ref={rows}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`} data-record={id}>
                {`Course ${id}`}
              </a>
              <button type="button" onClick={() => without(id)}>
                {`End ${id}`}
              </button>
            </li>
          ))}
        </ul>
        {hasBar && (
          <button type="button" onClick={() => setBar(false)}>
            Clear
          </button>
        )}
      </div>
      <button type="button" onClick={() => without('7')}>
        Elsewhere
      </button>
    </>
  );
};

beforeEach(() => void render(<List />));
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

it('where a row is gone by what was done with it, the next one has the focus, or the last', () => {
  press('End 7');
  expect(focused()).toBe('Course 8');
  press('End 8');
  expect(focused()).toBe('Course 6');
});

it('where the bar is gone with what was ticked, the row has it that was left for the bar', async () => {
  screen.getByRole('link', { name: 'Course 7' }).focus();
  press('Clear');
  await expect.poll(focused).toBe('Course 7');
});

it('who is elsewhere meanwhile stays there', () => {
  screen.getByRole('link', { name: 'Course 7' }).focus();
  press('Elsewhere');
  expect(focused()).toBe('Elsewhere');
});
