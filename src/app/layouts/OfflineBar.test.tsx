import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadCode } from '#src/ui/loadCode.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it('says at once that there is no connection, and nothing where there is one', async () => {
  await renderAdmin(<OfflineBar />);
  const said = () => screen.queryByText(/^You are offline\./);
  expect(said()).toBeNull();
  act(() => onlineManager.setOnline(false));
  expect(said()).not.toBeNull();
  act(() => onlineManager.setOnline(true));
  expect(said()).toBeNull();
});

it('says that code is waited for while the server is not reached, though the browser is online', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await renderAdmin(<OfflineBar />);
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('Failed to fetch'));
  const loading = loadCode(load);
  expect(await screen.findByText(/^The server cannot be reached/)).toBeDefined();
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('code');
  await waitFor(() => expect(screen.queryByText(/^The server cannot be reached/)).toBeNull());
});
