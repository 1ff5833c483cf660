import { draftPrefix } from '#src/auth/drafts.ts';
import type { Plan } from './Plan.ts';

/** Unsaved changes with what they were made on, so that another's changes can be told from one's own (K6). */
interface AgendaDraft {
  readonly modified: string;
  readonly base: Plan;
  readonly mine: Plan;
}

/** Raised when what is kept changes its shape: older drafts are then forgotten. */
const version = 1;

/** Unsaved changes of an agenda, kept in this tab until they are saved. */
export class AgendaDraftStore {
  readonly #key: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(
    userId: string,
    eventId: string,
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage,
  ) {
    this.#key = `${draftPrefix}${userId}:agenda:${eventId}`;
    this.#storage = storage;
  }

  read(): AgendaDraft | undefined {
    try {
      const kept = JSON.parse(this.#storage.getItem(this.#key) ?? 'null') as
        | (Partial<AgendaDraft> & { version?: number })
        | null;
      if (kept?.version !== version) return undefined;
      const { modified, base, mine } = kept;
      return modified === undefined || base === undefined || mine === undefined
        ? undefined
        : { modified, base, mine };
    } catch {
      return undefined;
    }
  }

  write(draft: AgendaDraft): void {
    try {
      this.#storage.setItem(this.#key, JSON.stringify({ version, ...draft }));
    } catch {
      // Storage that is full or switched off costs the draft, never the agenda.
    }
  }

  clear(): void {
    this.#storage.removeItem(this.#key);
  }
}
