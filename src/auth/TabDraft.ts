import { draftPrefix } from './drafts.ts';

/** What one form keeps in this tab until it is sent. Storage that is full or switched off costs that, never the form. */
export class TabDraft<Kept extends object> {
  readonly key: string;

  /** @param form Which form, and of which record: two of one user are apart. */
  constructor(userId: string, form: string) {
    this.key = `${draftPrefix}${userId}:${form}`;
  }

  /** As it was written, by this release or by one before. */
  read(): Kept | undefined {
    try {
      return (JSON.parse(window.sessionStorage.getItem(this.key) ?? 'null') as Kept | null) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Undefined: there is nothing to keep. */
  write(kept: Kept | undefined): void {
    try {
      if (kept === undefined) window.sessionStorage.removeItem(this.key);
      else window.sessionStorage.setItem(this.key, JSON.stringify(kept));
    } catch {
      // Nothing is kept then.
    }
  }
}
