import type { SortPayload } from 'react-admin';

/** A view that comes with the list: of the hints, or worked out by a screen of its own. */
export interface PresetView {
  /** A translation overrides its label by `resources.<resource>.views.<name>`. */
  readonly name: string;
  readonly label: string;
  readonly filter: Readonly<Record<string, unknown>>;
  /** As the list itself where it is left out. */
  readonly sort?: SortPayload;
  /** Sources of the columns, in their order; those at first sight where it is left out. */
  readonly columns?: readonly string[];
  /** The list opens with it for whoever has chosen no other. */
  readonly isFirst?: boolean;
  /** How many records it shows, where that is known. */
  readonly count?: number;
}
