/** What the page has asked before the app's scripts were there. */
export interface HeadStart {
  /** In whose name. */
  readonly userId: string;
  /** When, in milliseconds of the page's own clock. */
  readonly at: number;
  /** Operations, as they are sent. */
  readonly asks: readonly string[];
  /** Their answers in the same order; anything else, or a failure, where the server gave none. */
  readonly answers: Promise<unknown>;
}

declare global {
  interface Window {
    headStart?: HeadStart | undefined;
  }
}
