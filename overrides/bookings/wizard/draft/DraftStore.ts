import { draftsForgotten } from '#src/auth/drafts.ts';
import { TabDraft } from '#src/auth/TabDraft.ts';
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

/** What is typed into a form, kept in this tab until it is sent. Passport data stays in memory only (G4). */
export class DraftStore {
  readonly #draft: TabDraft<Partial<Kept>>;

  /** @param form Which form: 'booking:12' for a booking on event 12. */
  constructor(userId: string, form: string) {
    this.#draft = new TabDraft(userId, form);
  }

  read(): RestoredDraft | undefined {
    const kept = wholeOf(this.#draft.read());
    if (kept === undefined) return undefined;
    const passport = passports.get(this.#draft.key);
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
    if (hadPassport) passports.set(this.#draft.key, passport);
    else passports.delete(this.#draft.key);
    this.#draft.write({ version, idempotencyKey, hadPassport, values: open });
  }

  clear(): void {
    passports.delete(this.#draft.key);
    this.#draft.write(undefined);
  }
}

/** As after a reload of the page. */
export const forgetPassports = (): void => passports.clear();
window.addEventListener(draftsForgotten, forgetPassports);

function wholeOf(kept: Partial<Kept> | undefined): Kept | undefined {
  const isWhole =
    kept?.version === version && typeof kept.idempotencyKey === 'string' && kept.values !== undefined;
  return isWhole ? (kept as Kept) : undefined;
}
