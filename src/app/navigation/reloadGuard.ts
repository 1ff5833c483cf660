import { isOnlyAhead } from '#src/screens/lazyPage.ts';
import { isServerThere } from '#src/ui/loadCode.ts';

/** At most one reload per path within this time; a server that is broken must not make a loop. */
const reloadWindow = 10_000;

const keyOf = (path: string): string => `convene.reloaded:${path}`;

export interface ReloadDeps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
  readonly path: () => string;
  readonly reload: () => void;
}

/** Reloads the page, unless that was tried a moment ago. Says whether it did. */
export function reloadOnce({ storage, now, path, reload }: ReloadDeps): boolean {
  const key = keyOf(path());
  const last = Number(storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now() - last < reloadWindow) return false;
  storage.setItem(key, String(now()));
  reload();
  return true;
}

const browser: ReloadDeps = {
  storage: window.sessionStorage,
  now: () => Date.now(),
  path: () => window.location.pathname,
  reload: () => window.location.reload(),
};

/** A chunk that fails to load was replaced by a deployment: the new page knows the new names. */
export function guardChunkFailures(deps: ReloadDeps = browser): () => void {
  const onFailure = async () => {
    // A page that was only fetched ahead: nobody waits for it, and it is tried again when somebody does.
    if (isOnlyAhead()) return;
    // Without the server there is no new page, and what was typed on this one would be lost.
    if (await isServerThere()) reloadOnce(deps);
  };
  window.addEventListener('vite:preloadError', onFailure);
  return () => window.removeEventListener('vite:preloadError', onFailure);
}
