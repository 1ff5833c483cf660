import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { OfflineBar } from './OfflineBar.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
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
