import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FormBox } from './FormBox.tsx';
import { WaitingButton } from './WaitingButton.tsx';

it('keeps the focus while it waits, and does nothing then', async () => {
  const onSubmit = vi.fn();
  const Waiting = () => {
    const [busy, setBusy] = useState(false);
    return (
      <FormBox
        onSubmit={() => {
          onSubmit();
          setBusy(true);
        }}
      >
        <input aria-label="Name" />
        <WaitingButton type="submit" loading={busy}>
          Save
        </WaitingButton>
      </FormBox>
    );
  };
  render(<Waiting />);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(globalThis.document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
