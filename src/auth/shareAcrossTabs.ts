import type { SessionStore } from './SessionStore.ts';

/** What other tabs hear: that the cookie is another, or that somebody signed out on purpose. */
type News = 'changed' | 'left';

/** Lets all tabs follow a sign-in, a refresh or a sign-out as it happens; a cookie says nothing by itself. */
export function shareAcrossTabs(
  sessions: SessionStore,
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> = new BroadcastChannel(
    'convene-session',
  ),
): void {
  sessions.onNews((news) => channel.postMessage(news));
  channel.addEventListener('message', ({ data }: MessageEvent<News>) =>
    sessions.hear({ hasLeft: data === 'left' }),
  );
}
