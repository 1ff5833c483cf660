import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { HeardShortcut } from './HeardShortcut.tsx';
import { useHeldKeys } from './useHeldKeys.ts';

afterEach(cleanup);

const opening = ['F'] as const;

const Page = ({ opened, onNew }: { readonly opened: boolean; readonly onNew: () => void }) => {
  useHeldKeys(opening);
  return (
    <>
      <HeardShortcut keys="F" run={vi.fn()} />
      <HeardShortcut keys="N" run={onNew} />
      {opened && (
        <div role="dialog">
          <input aria-label="Filter by" autoFocus />
        </div>
      )}
    </>
  );
};

it('keeps what is typed after a key that opens something until that has come', async () => {
  const onNew = vi.fn();
  const { rerender } = render(<Page opened={false} onNew={onNew} />);
  await userEvent.keyboard('fnamm{Backspace}e');
  expect(onNew).not.toHaveBeenCalled();
  rerender(<Page opened onNew={onNew} />);
  await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox').value).toBe('name');
  await userEvent.keyboard('s');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('names');
  rerender(<Page opened={false} onNew={onNew} />);
  await userEvent.keyboard('n');
  expect(onNew).toHaveBeenCalledOnce();
});

it('lets go of the keys where Escape says so', async () => {
  const onNew = vi.fn();
  render(<Page opened={false} onNew={onNew} />);
  await userEvent.keyboard('fn{Escape}n');
  expect(onNew).toHaveBeenCalledOnce();
});
