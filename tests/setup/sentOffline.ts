import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import type { SentOperation } from '#src/data/testing/answeringClient.ts';

/** The names of what is sent by a press without a connection: while there is none, and once it is back. */
export async function sentOffline(sent: readonly SentOperation[], press: () => Promise<void>) {
  const before = sent.length;
  const names = () => sent.slice(before).map(({ name }) => name);
  try {
    act(() => onlineManager.setOnline(false));
    await press();
    await act(async () => new Promise((later) => setTimeout(later)));
    const offline = names();
    act(() => onlineManager.setOnline(true));
    await waitFor(() => {
      if (names().length === 0) throw new Error('Nothing was sent.');
    });
    return { offline, online: names() };
  } finally {
    act(() => onlineManager.setOnline(true));
  }
}
