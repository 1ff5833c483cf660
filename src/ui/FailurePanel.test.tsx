import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FailurePanel } from './FailurePanel.tsx';

const id = '0f3c8f6e-1d2a-4b5c-9e8f-7a6b5c4d3e2f';

it('shows the request id whole, with a button that copies it', async () => {
  const user = userEvent.setup();
  render(<FailurePanel title="No." error={{ body: { details: { requestId: id } } }} />);
  expect(screen.getByRole('alert').textContent).toContain('tell support and give them the request id');
  expect(screen.getByText(id)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy the request id' }));
  expect(await navigator.clipboard.readText()).toBe(id);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
});

it('asks for no request id where there is none', () => {
  render(<FailurePanel title="No." error={new TypeError('Failed to fetch')} />);
  expect(screen.getByRole('alert').textContent).not.toContain('request id');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a page that fails to render has no request id either', () => {
  const Broken = () => {
    throw new Error('broken');
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown.');
  expect(screen.getByRole('alert').textContent).not.toContain('request id');
});
