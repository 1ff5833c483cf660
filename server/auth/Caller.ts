/** Who is at the door, before anybody knows whose account it is. */
export interface Caller {
  /** As limits count it. */
  readonly address: string;
  readonly userAgent: string | null;
  /** The cookie header that came with the request. */
  readonly cookies: string | undefined;
}
