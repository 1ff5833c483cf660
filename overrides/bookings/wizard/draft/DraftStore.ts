import { draftPrefix, draftsForgotten } from '#src/auth/drafts.ts';
import type { secretSources } from '../form/journeyFields.ts';
import type { WizardValues } from '../form/WizardValues.ts';

export interface Draft {
  /** K5: made once per form; sent again with the same form, it books once. */
  readonly idempotencyKey: string;
  readonly values: WizardValues;
}

interface RestoredDraft extends Draft {
  /** Something about the passport had been typed and was not kept. */
  readonly passportLost: boolean;
}

interface Kept extends Draft {
  readonly version: number;
  readonly hadPassport: boolean;
}

/** Raised when what is kept changes its shape: older drafts are then forgotten. */
const version = 1;

/** Lives as long as the page: a way over sign-in and back keeps what storage must not hold. */
const passports = new Map<string, Pick<WizardValues, (typeof secretSources)[number]>>();

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is typed into a form, kept in this tab until it is sent. Passport data stays in memory only (G4). */
export class DraftStore {
  readonly #key: string;
  readonly #storage: Storage;

  /** @param form Which form: 'booking:12' for a booking on event 12. */
  constructor(userId: string, form: string, storage: Storage = window.sessionStorage) {
    this.#key = `${draftPrefix}${userId}:${form}`;
    this.#storage = storage;
  }

  read(): RestoredDraft | undefined {
    const kept = parse(this.#storage.getItem(this.#key));
    if (kept === undefined) return undefined;
    const passport = passports.get(this.#key);
    return {
      idempotencyKey: kept.idempotencyKey,
      values: { ...kept.values, ...passport },
      passportLost: kept.hadPassport && passport === undefined,
    };
  }

  write({ idempotencyKey, values }: Draft): void {
    const { passportNumber, passportCountryIssue, passportExpirationDate, ...open } = values;
    const passport = { passportNumber, passportCountryIssue, passportExpirationDate };
    const hadPassport = Object.values(passport).some(Boolean);
    if (hadPassport) passports.set(this.#key, passport);
    else passports.delete(this.#key);
    const kept: Kept = { version, idempotencyKey, hadPassport, values: open };
    try {
      this.#storage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      // Storage that is full or switched off costs the draft, never the form.
    }
  }

  clear(): void {
    passports.delete(this.#key);
    this.#storage.removeItem(this.#key);
  }
}

/** As after a reload of the page. */
export const forgetPassports = (): void => passports.clear();
window.addEventListener(draftsForgotten, forgetPassports);

function parse(text: string | null): Kept | undefined {
  if (text === null) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Kept> | null;
    const isWhole =
      kept?.version === version && typeof kept.idempotencyKey === 'string' && kept.values !== undefined;
    return isWhole ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}
