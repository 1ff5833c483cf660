import type { DataProvider } from 'react-admin';

/** What a line of the palette leads to. */
export interface PaletteOffer {
  readonly label: string;
  /** A second line: what tells two of one name apart. */
  readonly detail?: string;
  readonly to: string;
  readonly state?: unknown;
}

export interface PaletteTools {
  readonly dataProvider: DataProvider;
  /** Says a message by its key, in the viewer's language. */
  readonly translate: (key: string, values: Readonly<Record<string, unknown>>) => string;
  readonly locale: string;
  /** The address that the palette was opened over. */
  readonly path: string;
  /** Whether the viewer may do something with the records of a resource. */
  readonly may: (resource: string, action: string) => boolean;
}

/** What an override can do with what was typed into the palette: nothing, where it understands none of it. */
export interface PaletteSource {
  readonly name: string;
  readonly load: () => Promise<
    (query: string, tools: PaletteTools) => Promise<readonly PaletteOffer[]> | readonly PaletteOffer[]
  >;
}
