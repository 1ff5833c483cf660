import { browserCookie, type CookieJar } from '../config/browserCookie.ts';
import { Listeners } from '../ui/Listeners.ts';
import { parseObject, parseSession } from './parseSession.ts';
import type { Session } from './Session.ts';
import { cookieName, decode, encode } from './sessionCookie.ts';

/** Outlives the browser; how long it is good for is up to its version and its token (spec §4). */
const cookieDays = 30;

/** Where options and preferences of the signed-in user are kept: a cookie holds only 4 kB. */
const settingsName = 'convene-session-settings';

interface Options {
  readonly cookies?: CookieJar;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The session of this browser, in a cookie that all its tabs share. */
export class SessionStore {
  readonly #cookies: CookieJar;
  readonly #storage: NonNullable<Options['storage']>;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  /** The last session read, by the text it was read from: the same text is the same object. */
  #known: { readonly text: string; readonly session: Session | undefined } | undefined;
  /** Whoever was last here and has not signed out. */
  #person: Session | undefined;
  #isOver = false;
  #tell: (news: 'changed' | 'left') => void = () => undefined;

  constructor({ cookies = browserCookie, storage = window.localStorage }: Options = {}) {
    this.#cookies = cookies;
    this.#storage = storage;
  }

  /** What the cookie says now: another tab may have signed in, refreshed or signed out. */
  readonly get = (): Session | undefined => {
    const text = this.#cookies.read(cookieName);
    if (text === undefined) return undefined;
    if (this.#known?.text !== text) this.#known = { text, session: this.#parse(text) };
    this.#person = this.#known.session ?? this.#person;
    return this.#known.session;
  };

  /** Whose page this is: also after a session that has ended by itself, until somebody signs out on purpose. */
  readonly person = (): Session | undefined => this.get() ?? this.#person;

  set(session: Session): void {
    const { options, preferences, ...compact } = session;
    this.#storage.setItem(settingsName, JSON.stringify({ id: session.id, options, preferences }));
    this.#isOver = false;
    this.#cookies.write(cookieName, encode(compact), cookieDays);
    this.#publish('changed');
  }

  /** What has just been kept for the user, as JSON text (spec §3). */
  keepPreferences(preferences: string): void {
    const session = this.get();
    if (session) this.set({ ...session, preferences: parseObject(preferences) });
  }

  /** Somebody signs out. */
  clear(): void {
    this.#remove();
    this.#person = undefined;
    this.#publish('left');
  }

  /** The session has ended by itself: who was here may go on with what is on the page after signing in again. */
  end(): void {
    if (this.#isOver && this.get() === undefined) return;
    this.#remove();
    this.#publish('changed');
  }

  /** Every change made here, for other tabs. */
  onNews(tell: (news: 'changed' | 'left') => void): void {
    this.#tell = tell;
  }

  /** Another tab has changed the session. */
  hear({ hasLeft }: { readonly hasLeft: boolean }): void {
    if (hasLeft) this.#person = undefined;
    this.#known = undefined;
    this.#listeners.tell();
  }

  #remove(): void {
    this.#person = this.person();
    this.#isOver = true;
    this.#storage.removeItem(settingsName);
    this.#known = undefined;
    this.#cookies.remove(cookieName);
  }

  #publish(news: 'changed' | 'left'): void {
    this.#known = undefined;
    this.#listeners.tell();
    this.#tell(news);
  }

  #parse(text: string): Session | undefined {
    const compact = decode(text);
    const settings = parseObject(this.#storage.getItem(settingsName));
    const own =
      settings.id === compact.id ? { options: settings.options, preferences: settings.preferences } : {};
    return parseSession({ ...compact, ...own });
  }
}
