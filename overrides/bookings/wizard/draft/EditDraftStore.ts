import { draftPrefix } from '#src/auth/drafts.ts';
import { secretSources } from '../form/journeyFields.ts';

export interface EditDraftKept {
  /** The record's modification time that the changes were made on (K6). */
  readonly base: string;
  readonly changes: Readonly<Record<string, unknown>>;
  /** Something about the passport had been typed and was not kept. */
  readonly passportLost: boolean;
}

const isSecret = (source: string): boolean => secretSources.some((secret) => secret === source);

/** Unsaved changes of one record, kept in this tab; passport data is left out (G4). */
export class EditDraftStore {
  readonly #key: string;
  readonly #storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

  constructor(
    userId: string,
    record: string,
    storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = window.sessionStorage,
  ) {
    this.#key = `${draftPrefix}${userId}:changes:${record}`;
    this.#storage = storage;
  }

  /** What was changed, on whichever version: who saves it is told what an other has saved since (K6). */
  read(): EditDraftKept | undefined {
    try {
      const kept = JSON.parse(this.#storage.getItem(this.#key) ?? 'null') as Partial<EditDraftKept> | null;
      const { base, changes, passportLost = false } = kept ?? {};
      return base === undefined || changes === undefined ? undefined : { base, changes, passportLost };
    } catch {
      return undefined;
    }
  }

  write(base: string, changes: EditDraftKept['changes']): void {
    const entries = Object.entries(changes);
    if (entries.length === 0) return this.clear();
    const open = Object.fromEntries(entries.filter(([source]) => !isSecret(source)));
    const kept: EditDraftKept = {
      base,
      changes: open,
      passportLost: entries.some(([source]) => isSecret(source)),
    };
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Storage that is full or switched off costs the draft, never the form.
    }
  }

  clear(): void {
    this.#storage.removeItem(this.#key);
  }
}
