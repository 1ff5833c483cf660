/** What must come back unchanged from the provider, and what is done then. Only this server can read it. */
export interface SsoTransaction {
  readonly id: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret half of PKCE. */
  readonly verifier: string;
  /** A path in the app. */
  readonly redirectTo: string;
}

/** From beginning to callback: time enough to find a phone and approve. */
export const transactionSeconds = 10 * 60;
