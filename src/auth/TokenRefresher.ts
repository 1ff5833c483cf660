import { isAuthenticated } from './Session.ts';
import type { Session } from './Session.ts';
import type { SessionStore } from './SessionStore.ts';

/** What a refresh answers; only the auth token is sure to matter. */
export interface RefreshedTokens {
  readonly authToken?: string | null;
  /** S7: the refresh token to present next time. */
  readonly refreshToken?: string | null;
}

export interface RefresherOptions {
  readonly sessions: SessionStore;
  readonly refresh: (refreshToken: string) => Promise<RefreshedTokens>;
  /** Milliseconds. */
  readonly interval: number;
  /** Seconds since 1970. */
  readonly now: () => number;
  /** The user has been cleared and has to sign in again. */
  readonly onSessionEnd: () => void;
  readonly log?: (error: unknown) => void;
  /** Runs one refresh at a time over all tabs: a rotated refresh token can be used only once. */
  readonly exclusively?: (task: () => Promise<void>) => Promise<void>;
}

/** Keeps a session alive in the background (spec §4): at once, then at an interval. There is only one. */
export class TokenRefresher {
  static #only: TokenRefresher | undefined;

  readonly #options: RefresherOptions;
  #refreshToken: string | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #running: Promise<void> | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(options: RefresherOptions) {
    this.#options = options;
  }

  /** Stops a refresher that runs already. */
  start(): void {
    TokenRefresher.#only?.stop();
    TokenRefresher.#only = this;
    this.#unsubscribe = this.#options.sessions.subscribe(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    clearInterval(this.#timer);
    this.#refreshToken = undefined;
    if (TokenRefresher.#only === this) TokenRefresher.#only = undefined;
  }

  /** When the refresh token changes, the old timer stops and a new one starts. */
  #follow(): void {
    const refreshToken = this.#options.sessions.get()?.refreshToken;
    if (refreshToken === this.#refreshToken) return;
    this.#refreshToken = refreshToken;
    clearInterval(this.#timer);
    if (!refreshToken) return;
    this.#timer = setInterval(() => this.#run(), this.#options.interval);
    // A token that a refresh has just brought needs no refresh, or each would start the next.
    if (!this.#running) this.#run();
  }

  #run(): void {
    if (this.#running) return;
    const { exclusively = acrossTabs, log = (error: unknown) => console.error(error) } = this.#options;
    this.#running = exclusively(() => this.#refresh())
      .catch(log)
      .finally(() => {
        this.#running = undefined;
      });
  }

  async #refresh(): Promise<void> {
    const { sessions, refresh, now } = this.#options;
    const session = sessions.get();
    if (!isAuthenticated(session, now())) return this.#end();
    const presented = tokenOf(session);
    try {
      this.#keep(presented, await refresh(presented));
    } catch (error) {
      if (isRefused(error) && this.#stillHolds(presented)) this.#end();
      throw error;
    }
  }

  /**
   * False where the user signed out or in again, or another tab refreshed, while the answer was on its way: it is then
   * about a token that nobody here holds any more, and neither it nor a refusal may touch what is held now.
   */
  #stillHolds(presented: string): boolean {
    const session = this.#options.sessions.get();
    return session !== undefined && tokenOf(session) === presented;
  }

  #keep(presented: string, { authToken, refreshToken }: RefreshedTokens): void {
    const { sessions, now } = this.#options;
    if (!authToken) throw new Error('No auth token in refresh response');
    const session = sessions.get();
    if (!session || !this.#stillHolds(presented)) return;
    sessions.set({
      ...session,
      authToken,
      refreshToken: authToken,
      rotatedToken: refreshToken ?? presented,
      authTokenExpiration: now() + session.authTokenLifespan,
    });
  }

  #end(): void {
    this.#options.sessions.clear();
    this.#options.onSessionEnd();
  }
}

/** The token to present next. */
const tokenOf = ({ rotatedToken, refreshToken }: Session): string => rotatedToken ?? refreshToken;

/** Status 403, of the HTTP answer or of a GraphQL error in it. */
function isRefused(error: unknown): boolean {
  if (!isObject(error)) return false;
  if (isObject(error.networkError) && error.networkError.statusCode === 403) return true;
  const errors: readonly unknown[] = Array.isArray(error.graphQLErrors) ? error.graphQLErrors : [];
  return errors.some(
    (fault) => isObject(fault) && isObject(fault.extensions) && fault.extensions.status === 403,
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

async function acrossTabs(task: () => Promise<void>): Promise<void> {
  // Web locks exist in secure contexts only.
  if (!('locks' in navigator)) return task();
  await navigator.locks.request('convene-refresh', task);
}
