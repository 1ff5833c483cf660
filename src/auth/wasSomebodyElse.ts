import type { SessionStore } from './SessionStore.ts';

/** Asked after each sign-in here: whether somebody else was at this browser before, in whichever of its tabs. */
export function wasSomebodyElse(sessions: Pick<SessionStore, 'get' | 'subscribe'>): (id: string) => boolean {
  let latest = sessions.get()?.id;
  let before = latest;
  sessions.subscribe(() => {
    const id = sessions.get()?.id;
    if (id === undefined || id === latest) return;
    [before, latest] = [latest, id];
  });
  return (id) => {
    const wasOther = before !== id;
    before = id;
    return wasOther;
  };
}
