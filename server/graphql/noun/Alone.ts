/** What no two records have in common, which a file may give to two of its rows. */
export interface Alone {
  /** The inputs that are the same; where the first is empty, nothing is. */
  readonly inputs: readonly [string, ...string[]];
  /** A record with this value of an input has it beside others. */
  readonly unless?: Readonly<Record<string, string>>;
}
