import { TabDraft } from '#src/auth/TabDraft.ts';
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
  readonly #draft: TabDraft<Partial<FormDraft>>;

  /** @param form Which form: 'events:12', 'events:new'. */
  constructor(userId: string, form: string) {
    this.#draft = new TabDraft(userId, `form:${form}`);
  }

  read(): FormDraft | undefined {
    const { base, key, values, lost } = this.#draft.read() ?? {};
    return values === undefined || lost === undefined ? undefined : { base, key, values, lost };
  }

  write(draft: FormDraft): void {
    if (Object.keys(draft.values).length === 0 && draft.lost.length === 0) this.clear();
    else this.#draft.write(draft);
  }

  clear(): void {
    this.#draft.write(undefined);
  }
}
