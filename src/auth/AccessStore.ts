import type { AccessReader } from '../data/access/AccessContext.ts';
import { decide, type TypeAccess } from '../data/access/Permission.ts';
import { Listeners } from '../ui/Listeners.ts';

interface Options {
  /** Asks the server. */
  readonly ask: () => Promise<readonly TypeAccess[]>;
  /** Who is signed in. */
  readonly userId: () => string | undefined;
  /** They may do something else than before: what the session says of them is no longer so. */
  readonly onChange?: () => Promise<unknown>;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const storageName = 'convene-access';

interface Kept {
  readonly id: string;
  readonly access: readonly TypeAccess[];
}

/**
 * What the signed-in user may do, kept beside the session: a page draws at once what is allowed and costs no request
 * for it. It is asked for at sign-in and again with the first request of every visit; the server decides in any case.
 */
export class AccessStore implements AccessReader {
  readonly #options: Required<Options>;
  readonly #listeners = new Listeners();
  /** The text last read or written, and what it says; undefined until it is asked for. */
  #known: { readonly text: string | null; readonly kept: Kept | undefined } | undefined;
  #pending: Promise<void> | undefined;

  constructor({ ask, userId, onChange = async () => undefined, storage = window.localStorage }: Options) {
    this.#options = { ask, userId, onChange, storage };
  }

  readonly get = (): readonly TypeAccess[] | undefined => {
    const { kept } = (this.#known ??= this.#read());
    return kept !== undefined && kept.id === this.#options.userId() ? kept.access : undefined;
  };

  readonly subscribe = this.#listeners.subscribe;

  /** Known at the latest when this is done, or not to be had: then nothing is held back and the server refuses. */
  async ready(): Promise<void> {
    if (this.get() !== undefined || this.#options.userId() === undefined) return;
    await (this.#pending ??= this.refresh().catch(() => undefined));
    this.#pending = undefined;
  }

  async refresh(): Promise<void> {
    const id = this.#options.userId();
    if (id === undefined) return;
    const access = await this.#options.ask();
    const text = JSON.stringify({ id, access } satisfies Kept);
    if (text === this.#options.storage.getItem(storageName)) return;
    // Before it is kept: where this fails, the next refresh finds the change again.
    if (this.get() !== undefined) await this.#options.onChange();
    // Somebody else may have signed in meanwhile.
    if (id !== this.#options.userId()) return;
    this.#options.storage.setItem(storageName, text);
    this.#announce();
  }

  /** Another tab has kept something by this name; null where it has emptied everything. */
  hear(name: string | null): void {
    if (name === storageName || name === null) this.#announce();
  }

  /** For react-admin's question, once what the viewer may do is known. */
  async may(type: string | undefined, action: string): Promise<boolean> {
    await this.ready();
    return decide(
      action,
      this.get()?.find((access) => access.type === type),
      undefined,
    ).allowed;
  }

  #read(): { readonly text: string | null; readonly kept: Kept | undefined } {
    const text = this.#options.storage.getItem(storageName);
    return { text, kept: parse(text) };
  }

  #announce(): void {
    this.#known = this.#read();
    this.#listeners.tell();
  }
}

function parse(text: string | null): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.id === 'string' && Array.isArray(kept.access)
      ? { id: kept.id, access: kept.access }
      : undefined;
  } catch {
    return undefined;
  }
}
