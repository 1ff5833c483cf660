import { isValues } from '../data/isValues.ts';
import { isValid, type Session } from './Session.ts';
import type { SessionStore } from './SessionStore.ts';

const lockName = 'convene-refresher';

/**
 * Calls `onLead` once this tab is the one that works for all tabs: at once, or when the one before it is closed.
 * What it answers steps down, or stops waiting.
 */
function leadAcrossTabs(onLead: () => void): () => void {
  // Web locks exist in secure contexts only; the server bears with tabs that refresh beside each other.
  if (!('locks' in navigator)) {
    onLead();
    return () => undefined;
  }
  const waiting = new AbortController();
  let stepDown = () => {};
  const done = new Promise<void>((resolve) => (stepDown = resolve));
  const lead = () => {
    if (!waiting.signal.aborted) onLead();
    return done;
  };
  navigator.locks.request(lockName, { signal: waiting.signal }, lead).catch((error: unknown) => {
    if (!waiting.signal.aborted) throw error;
  });
  return () => {
    waiting.abort();
    stepDown();
  };
}

/** What a refresh answers. */
export interface RefreshedTokens {
  readonly authToken?: string | null;
}

interface RefresherOptions {
  readonly sessions: SessionStore;
  /** A session of a lower one is ended: to renew it would undo what the raised version is for. */
  readonly cookieVersion: number;
  readonly refresh: (refreshToken: string) => Promise<RefreshedTokens>;
  /** Milliseconds. */
  readonly interval: number;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** The user has been cleared and has to sign in again; the server is to hear of it. */
  readonly onSessionEnd: (ended: Session) => void;
  readonly log?: (error: unknown) => void;
  /** Makes one tab refresh for all. */
  readonly lead?: typeof leadAcrossTabs;
}

/** Keeps a session alive in the background (spec §4): at once, then at an interval. There is only one. */
export class TokenRefresher {
  static #only: TokenRefresher | undefined;

  readonly #options: RefresherOptions;
  #refreshToken: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  #stepDown: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(options: RefresherOptions) {
    this.#options = options;
  }

  /** Stops a refresher that runs already; where another tab refreshes, it waits for its turn. */
  start(): void {
    TokenRefresher.#only?.stop();
    TokenRefresher.#only = this;
    const { sessions, lead = leadAcrossTabs } = this.#options;
    this.#stepDown = lead(() => {
      this.#unsubscribe = sessions.subscribe(() => this.#follow());
      this.#follow();
    });
  }

  stop(): void {
    this.#stepDown?.();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    clearInterval(this.#timer);
    this.#refreshToken = undefined;
    if (TokenRefresher.#only === this) TokenRefresher.#only = undefined;
  }

  /** When the refresh token changes, the old timer stops and a new one starts. */
  #follow(): void {
    const before = this.#refreshToken;
    const session = this.#options.sessions.get();
    if (session?.refreshToken === before) return;
    this.#refreshToken = session?.refreshToken;
    clearInterval(this.#timer);
    if (!session?.refreshToken) return;
    this.#timer = setInterval(() => this.#run(), this.#options.interval);
    // A token that a refresh has just brought needs no refresh, or each would start the next.
    const isRefreshed = before !== undefined && session.refreshToken === session.authToken;
    if (!isRefreshed) this.#run();
  }

  #run(): void {
    if (this.#running) return;
    const { log = (error: unknown) => console.error(error) } = this.#options;
    this.#running = this.#refresh()
      .catch(log)
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #refresh(): Promise<void> {
    const { sessions, cookieVersion, refresh, now } = this.#options;
    const session = sessions.get();
    if (!session) return this.#options.sessions.end();
    if (!isValid(session, cookieVersion, now())) return this.#end(session);
    const presented = session.refreshToken;
    try {
      this.#keep(presented, await refresh(presented));
    } catch (error) {
      if (isRefused(error) && this.#stillHolds(presented)) this.#end(session);
      throw error;
    }
  }

  /**
   * False where the user signed out or in again, or another tab refreshed, while the answer was on its way: it is then
   * about a token that nobody here holds any more, and neither it nor a refusal may touch what is held now.
   */
  #stillHolds(presented: string): boolean {
    return this.#options.sessions.get()?.refreshToken === presented;
  }

  #keep(presented: string, { authToken }: RefreshedTokens): void {
    const { sessions, now } = this.#options;
    if (!authToken) throw new Error('No auth token in refresh response');
    const session = sessions.get();
    if (!session || !this.#stillHolds(presented)) return;
    sessions.set({
      ...session,
      authToken,
      refreshToken: authToken,
      authTokenExpiration: now() + session.authTokenLifespan,
    });
  }

  #end(ended: Session): void {
    this.#options.sessions.end();
    this.#options.onSessionEnd(ended);
  }
}

/** Status 403, of the HTTP answer or of a GraphQL error in it. */
function isRefused(error: unknown): boolean {
  if (!isValues(error)) return false;
  if (isValues(error.networkError) && error.networkError.statusCode === 403) return true;
  const errors: readonly unknown[] = Array.isArray(error.graphQLErrors) ? error.graphQLErrors : [];
  return errors.some(
    (fault) => isValues(fault) && isValues(fault.extensions) && fault.extensions.status === 403,
  );
}
