import { useSyncExternalStore } from 'react';
import { Listeners } from './Listeners.ts';

const pause = 2_000;

/** Says which build it is that the server has. */
export const buildManifest = '/build.json';

/** Who has not answered within this time is not there. */
const answerTime = 5_000;
let asked: Promise<boolean> | undefined;

/**
 * Whether the server has pages and code at present: a browser that is online does not know. Whoever asks while it is
 * being asked hears the same, so that what fails once is not taken for two things.
 */
export const isServerThere = (): Promise<boolean> =>
  (asked ??= fetch(buildManifest, { cache: 'no-store', signal: AbortSignal.timeout(answerTime) })
    .then(
      ({ ok }) => ok,
      () => false,
    )
    .finally(() => (asked = undefined)));

let awaiting = 0;
const { subscribe, tell } = new Listeners();

function countAwaiting(by: 1 | -1): void {
  awaiting += by;
  tell();
}

/** Whether something on the page waits for its code while the server is not reached. */
export const useIsCodeAwaited = (): boolean => useSyncExternalStore(subscribe, () => awaiting > 0);

const shortWhile = () =>
  new Promise((resolve) => {
    setTimeout(resolve, pause);
    window.addEventListener('online', resolve, { once: true });
  });

/** Loads code that was split off; where the server is not reached, as soon as it is. */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await isServerThere()) throw error;
    countAwaiting(1);
    try {
      await shortWhile();
      return await loadCode(load);
    } finally {
      countAwaiting(-1);
    }
  }
}
