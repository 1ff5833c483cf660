/** Something to go to, or to do. */
export interface PaletteItem {
  /** By which its use is remembered: an address, or the words of an action. */
  readonly id: string;
  readonly label: string;
  /** What it is called as well: it is found by either. */
  readonly also?: string;
  /** A second line: what tells two of one name apart. */
  readonly detail?: string | undefined;
  readonly keys?: string | undefined;
  readonly group: string;
  readonly to?: string;
  /** Shows another page or other rows without an address that it could name. */
  readonly leads?: boolean | undefined;
  readonly run: () => void;
}
