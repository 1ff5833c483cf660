import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { MinutesBar } from './MinutesBar.tsx';
import { noMinutes } from './useMinutesDraft.ts';

it('Ctrl+S saves what is typed, and is not left to the browser', async () => {
  const save = vi.fn(async () => undefined);
  const left: string[] = [];
  const browser = ({ key, defaultPrevented }: KeyboardEvent) => !defaultPrevented && left.push(key);
  await renderAdmin(
    <MinutesBar
      minutes={{
        draft: noMinutes,
        preview: { of: () => undefined, isComing: false, isError: false },
        isStale: false,
        saving: false,
        refusal: undefined,
        changes: 1,
        canSave: true,
        type: () => undefined,
        undo: () => undefined,
        save,
      }}
    />,
  );
  window.addEventListener('keydown', browser);
  await userEvent.keyboard('{Control>}s{/Control}');
  window.removeEventListener('keydown', browser);
  await waitFor(() => expect(save).toHaveBeenCalledOnce());
  expect(left).toEqual(['Control']);
});
