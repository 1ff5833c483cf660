import { TabDraft } from '#src/auth/TabDraft.ts';
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
  readonly #draft: TabDraft<Partial<AgendaDraft> & { readonly version: number }>;

  constructor(userId: string, eventId: string) {
    this.#draft = new TabDraft(userId, `agenda:${eventId}`);
  }

  read(): AgendaDraft | undefined {
    const kept = this.#draft.read();
    if (kept?.version !== version) return undefined;
    const { modified, base, mine } = kept;
    return modified === undefined || base === undefined || mine === undefined
      ? undefined
      : { modified, base, mine };
  }

  write(draft: AgendaDraft | undefined): void {
    this.#draft.write(draft && { version, ...draft });
  }
}
