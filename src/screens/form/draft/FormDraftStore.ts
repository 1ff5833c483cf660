import { draftPrefix } from '#src/auth/drafts.ts';
import type { Values } from '#src/data/isValues.ts';

interface FormDraft {
  /** The version of the record that it was typed on (K6). */
  readonly base?: string | undefined;
  /** The key of the form of a new record (K5). */
  readonly key?: string | undefined;
  /** What was typed, by the source of its input. */
  readonly values: Values;
  /** Sources of inputs that were filled in and are not kept. */
  readonly lost: readonly string[];
}

/** What is typed into a form and not saved yet, in the storage of the tab. */
export class FormDraftStore {
  readonly #key: string;

  /** @param form Which form: 'events:12', 'events:new'. */
  constructor(userId: string, form: string) {
    this.#key = `${draftPrefix}${userId}:form:${form}`;
  }

  read(): FormDraft | undefined {
    try {
      const kept = JSON.parse(
        window.sessionStorage.getItem(this.#key) ?? 'null',
      ) as Partial<FormDraft> | null;
      const { base, key, values, lost } = kept ?? {};
      return values === undefined || lost === undefined ? undefined : { base, key, values, lost };
    } catch {
      return undefined;
    }
  }

  write(draft: FormDraft): void {
    if (Object.keys(draft.values).length === 0 && draft.lost.length === 0) return this.clear();
    try {
      window.sessionStorage.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // Storage that is full or switched off costs the draft, never the form.
    }
  }

  clear(): void {
    window.sessionStorage.removeItem(this.#key);
  }
}
