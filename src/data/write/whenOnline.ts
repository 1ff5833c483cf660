import { onlineManager } from '@tanstack/react-query';

/** What is sent without a connection waits for it, as the saves of forms do. */
export const whenOnline = (): Promise<void> =>
  onlineManager.isOnline()
    ? Promise.resolve()
    : new Promise((resolve) => {
        const leave = onlineManager.subscribe((isOnline) => {
          if (!isOnline) return;
          leave();
          resolve();
        });
      });
