import { onlineManager } from '@tanstack/react-query';

/** What is sent without a connection waits for it, as the saves of forms do; `given` up where it is no longer wanted. */
export const whenOnline = (given?: AbortSignal): Promise<void> =>
  onlineManager.isOnline()
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const leave = onlineManager.subscribe((isOnline) => {
          if (!isOnline) return;
          leave();
          resolve();
        });
        given?.addEventListener('abort', () => {
          leave();
          reject(new TypeError('Nobody waits for the connection any more.'));
        });
      });
