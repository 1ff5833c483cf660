import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HeardShortcut } from './HeardShortcut.tsx';
import { useHeldKeys } from './useHeldKeys.ts';

const opening = ['F', 'Ctrl+K'] as const;

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
  // It has the focus, and is not told yet what was typed: this does not come before that.
  const box = screen.getByRole<HTMLInputElement>('textbox');
  expect(document.activeElement).toBe(box);
  expect(fireEvent.keyDown(box, { key: 's' })).toBe(false);
  await expect.poll(() => box.value).toBe('names');
  await userEvent.keyboard('!');
  expect(box.value).toBe('names!');
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

it.each([
  ['a choice', <button key="1" type="button" autoFocus aria-label="Before" />],
  ['an input', <input key="1" autoFocus aria-label="Before" />],
])('keeps what is typed for what opens over a dialog from %s in the dialog', async (_what, before) => {
  const typed = vi.fn();
  render(
    <>
      <Page opened={false} onNew={vi.fn()} />
      <HeardShortcut keys="Ctrl+K" place="anywhere" overDialogs run={vi.fn()} />
      <div role="dialog" onKeyDown={typed}>
        {before}
      </div>
    </>,
  );
  await userEvent.keyboard('{Control>}k{/Control}');
  typed.mockClear();
  await userEvent.keyboard('anna');
  expect(typed).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Before')).toHaveProperty('value', '');
  await userEvent.keyboard('{Escape}');
});
