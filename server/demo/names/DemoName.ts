/** A name as written, with the Latin spelling used in e-mail addresses. */
export interface DemoName {
  readonly written: string;
  readonly latin: string;
}

export interface NameList {
  readonly women: readonly DemoName[];
  readonly men: readonly DemoName[];
  readonly last: readonly DemoName[];
  readonly titles: readonly string[];
}
