import { onlineManager } from '@tanstack/react-query';

/**
 * What is sent without a connection waits for it, as the saves of forms do.
 *
 * @throws TypeError once `givenUp` says that nobody wants it any more
 */
export async function whenOnline(givenUp?: AbortSignal): Promise<void> {
  if (onlineManager.isOnline()) return;
  if (givenUp?.aborted !== true)
    await new Promise<void>((resolve) => {
      const leave = onlineManager.subscribe((isOnline) => isOnline && end());
      const end = () => {
        leave();
        givenUp?.removeEventListener('abort', end);
        resolve();
      };
      givenUp?.addEventListener('abort', end);
    });
  if (givenUp?.aborted === true) throw new TypeError('Nobody waits for the connection any more.');
}
