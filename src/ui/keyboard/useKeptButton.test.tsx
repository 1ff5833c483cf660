import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { useKeptButton } from './useKeptButton.ts';

type State = 'ready' | 'busy' | 'asks';

let become: (state: State) => void;

const Page = () => {
  useKeptButton();
  const [state, setState] = useState<State>('ready');
  become = (next) => act(() => setState(next));
  return (
    <>
      <button disabled={state === 'busy'}>Book</button>
      <input aria-label="Search" />
      {state === 'asks' &&
        createPortal(
          <div role="dialog" aria-label="Full">
            <button ref={(button) => button?.focus()}>Close</button>
          </div>,
          document.body,
        )}
    </>
  );
};

/** The button was pressed. What cannot be pressed keeps the focus in this environment, so it is taken by hand. */
function press(): HTMLButtonElement {
  render(<Page />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Book' });
  button.focus();
  button.addEventListener('blur', () => (button.disabled = true), { once: true });
  button.blur();
  become('busy');
  expect(document.activeElement).toBe(document.body);
  return button;
}

it('a button that can be pressed again has the focus back', async () => {
  const button = press();
  become('ready');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('it has it back once the dialog is closed that came of it', async () => {
  const button = press();
  become('asks');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  become('ready');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('it takes it from nobody who has gone elsewhere', async () => {
  press();
  act(() => screen.getByLabelText('Search').focus());
  act(() => screen.getByLabelText('Search').blur());
  become('ready');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(document.activeElement).toBe(document.body);
});
