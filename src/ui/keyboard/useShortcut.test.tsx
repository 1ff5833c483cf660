import { Dialog, Menu } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HeardShortcut } from './HeardShortcut.tsx';
import { useShortcuts } from './useShortcuts.ts';

const Named = () => {
  const shortcuts = useShortcuts();
  return <output>{shortcuts.map(({ keys, label }) => `${keys}: ${label}`).join(', ')}</output>;
};

it('runs what is registered for a key, a key with Ctrl, and one key after the other', async () => {
  const run = vi.fn();
  render(
    <>
      <HeardShortcut keys="J" run={() => run('j')} />
      <HeardShortcut keys="Ctrl+S" run={() => run('save')} />
      <HeardShortcut keys="G E" run={() => run('go')} />
      <HeardShortcut keys="E" run={() => run('edit')} />
      <HeardShortcut keys="?" run={() => run('help')} />
    </>,
  );
  await userEvent.keyboard('j{Control>}s{/Control}gee?');
  expect(run.mock.calls.flat()).toEqual(['j', 'save', 'go', 'edit', 'help']);
});

it('leaves plain keys to whoever types and to what lies over the page, Space to what it presses', async () => {
  const run = vi.fn();
  const page = (
    <>
      <input aria-label="Name" />
      <button>Press</button>
      <a href="#there">There</a>
      <HeardShortcut keys="X" run={() => run('x')} />
      <HeardShortcut keys="Space" run={() => run('space')} />
      <HeardShortcut keys="Ctrl+S" run={() => run('save')} />
    </>
  );
  const { rerender } = render(page);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x {Control>}s{/Control}');
  expect(run.mock.calls.flat()).toEqual(['save']);
  screen.getByRole('button').focus();
  await userEvent.keyboard(' ');
  screen.getByRole('link').focus();
  await userEvent.keyboard(' x');
  expect(run.mock.calls.flat()).toEqual(['save', 'space', 'x']);
  rerender(
    <>
      {page}
      <div role="dialog">
        <HeardShortcut keys="Ctrl+Enter" overDialogs run={() => run('send')} />
      </div>
    </>,
  );
  await userEvent.keyboard('x{Control>}{Enter}{/Control}');
  expect(run.mock.calls.flat()).toEqual(['save', 'space', 'x', 'send']);
});

it.each([
  [
    'dialog',
    (open: boolean) => (
      <Dialog open={open} transitionDuration={60_000}>
        <input autoFocus />
      </Dialog>
    ),
  ],
  [
    'menu',
    (open: boolean) => (
      <Menu open={open} anchorEl={document.body} transitionDuration={60_000}>
        <input autoFocus />
      </Menu>
    ),
  ],
])('hears the next key while a %s that was closed is fading', async (_name, over) => {
  const run = vi.fn();
  const page = (open: boolean) => (
    <>
      <HeardShortcut keys="F" run={run} />
      {over(open)}
    </>
  );
  const { rerender } = render(page(true));
  await userEvent.keyboard('f');
  expect(run).not.toHaveBeenCalled();
  rerender(page(false));
  // The focus is still in it where there is nothing else to give it back to.
  expect(document.activeElement?.tagName).toBe('INPUT');
  await userEvent.keyboard('f');
  expect(run).toHaveBeenCalledOnce();
});

it('hears the nearest of several and names only what is heard', async () => {
  const run = vi.fn();
  render(
    <>
      <HeardShortcut keys="E" label="Edit the record" place="record" run={() => run('record')} />
      <HeardShortcut keys="E" label="Everywhere" place="anywhere" run={() => run('anywhere')} />
      <HeardShortcut keys="N" label="New" enabled={false} run={() => run('new')} />
      <HeardShortcut keys="Esc" label="Close" run={() => false} />
      <HeardShortcut keys="Esc" place="anywhere" run={() => run('back')} />
      <Named />
    </>,
  );
  await userEvent.keyboard('en{Escape}');
  expect(run.mock.calls.flat()).toEqual(['record', 'back']);
  expect(screen.getByRole('status').textContent).toBe('Esc: Close, E: Edit the record');
});
