import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { whenOnline } from './whenOnline.ts';

afterEach(() => onlineManager.setOnline(true));

it('goes on at once with a connection, and waits for one without', async () => {
  await whenOnline();
  onlineManager.setOnline(false);
  let isDone = false;
  const waiting = whenOnline().then(() => (isDone = true));
  await Promise.resolve();
  expect(isDone).toBe(false);
  onlineManager.setOnline(true);
  expect(await waiting).toBe(true);
});
