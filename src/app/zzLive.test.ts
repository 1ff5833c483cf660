import { expect, it } from 'vitest';
import { resources } from '../../resources/index.ts';
import { createAuthProvider } from '../auth/createAuthProvider.ts';
import { refreshTokens } from '../auth/refreshTokens.ts';
import { SessionStore } from '../auth/SessionStore.ts';
import { TokenRefresher } from '../auth/TokenRefresher.ts';
import { nowInSeconds } from '../auth/Session.ts';
import { createDataProvider } from '../data/createDataProvider.ts';
import { createContentClient } from '../data/links/createContentClient.ts';
import { createDataClient } from '../data/links/createDataClient.ts';

const base = 'http://localhost:8160';
const kept = new Map<string, string>();
const sessions = new SessionStore({
  cookies: {
    read: (n) => kept.get(n),
    write: (n, v) => void kept.set(n, v),
    remove: (n) => void kept.delete(n),
  },
  storage: {
    getItem: (n) => kept.get(n) ?? null,
    setItem: (n, v) => void kept.set(n, v),
    removeItem: (n) => void kept.delete(n),
  },
});
const authToken = () => sessions.get()?.authToken;
let requests = 0;
const counting: typeof fetch = (url, init) => {
  requests += 1;
  return fetch(url, init);
};
const client = createDataClient({ uri: `${base}/graphql`, authToken, fetch: counting, log: () => undefined });
const content = createContentClient({ uri: `${base}/content/graphql`, authToken });
const auth = createAuthProvider({
  client: content,
  sessions,
  config: { cookieVersion: 1 },
  location: () => ({ pathname: '/', search: '' }),
});
const metas = Object.fromEntries(Object.values(resources).map((r) => [r.name, r.meta]));
const dp = createDataProvider({ client, metas });
const fp = { pagination: { page: 1, perPage: 5 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
const say = (...a: unknown[]) => console.log(...a);
const tryIt = async (label: string, f: () => Promise<unknown>) => {
  try {
    return await f();
  } catch (e: any) {
    say('FAIL', label, e.status, e.message, JSON.stringify(e.body)?.slice(0, 400));
    return undefined;
  }
};

it('live', async () => {
  await auth.login({ username: 'administrator', password: 'convene-demo' });
  // upload
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (c) => c.charCodeAt(0),
  );
  const tr: any = (
    await dp.getOne('trainers', {
      id: (await dp.getList('trainers', fp)).data[0].id,
      meta: { screen: 'edit' },
    })
  ).data;
  const upl: any = await tryIt('upload', () =>
    dp.update('trainers', {
      id: tr.id,
      data: { ...tr, photo: { rawFile: new File([png], 'a.png', { type: 'image/png' }) } },
      previousData: tr,
    }),
  );
  say('upload', JSON.stringify(upl?.data.photo));
  // refresh
  const before = sessions.get()!;
  const r = new TokenRefresher({
    sessions,
    refresh: refreshTokens(content),
    interval: 300,
    now: nowInSeconds,
    onSessionEnd: () => say('ENDED'),
    exclusively: (t) => t(),
  });
  r.start();
  await new Promise((f) => setTimeout(f, 1500));
  r.stop();
  const after = sessions.get()!;
  say(
    'refresh',
    before.authToken !== after.authToken || before.refreshToken !== after.refreshToken,
    after.refreshToken === after.authToken,
    !!after.rotatedToken,
    kept.get('convene-session')?.length,
  );
  await dp.getList('events', fp);
  await auth.logout({});
  say('after logout', await dp.getList('events', fp).catch((e: any) => e.status));
  expect(1).toBe(1);
}, 60000);
