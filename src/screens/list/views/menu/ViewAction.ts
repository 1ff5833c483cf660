export interface ViewAction {
  readonly name: string;
  readonly label: string;
  readonly act: () => void;
  /** One of several, of which one is on. */
  readonly isOn?: boolean;
  /** What stands over it and those that follow. */
  readonly heads?: string;
}
