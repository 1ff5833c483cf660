/**
 * A cell as it was read: text, or what a workbook knows it to be. A day or moment is text as ISO 8601 has it. A formula
 * begins with its sign; a text that does has an apostrophe before it.
 */
export type Cell = string | number | boolean | null;

export interface SheetRow {
  /** In the file, starting at 1. */
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** A file that can be read from its beginning as often as needed. */
export type OpenFile = () => Promise<NodeJS.ReadableStream>;

const encodings = ['UTF_8', 'UTF_16LE', 'UTF_16BE', 'WINDOWS_1252'] as const;
export type Encoding = (typeof encodings)[number];

export const separators = ['COMMA', 'SEMICOLON', 'TAB', 'PIPE'] as const;
export type Separator = (typeof separators)[number];

const decimalStyles = ['POINT', 'COMMA'] as const;
export type DecimalStyle = (typeof decimalStyles)[number];

const dateStyles = ['YMD', 'DMY', 'MDY'] as const;
export type DateStyle = (typeof dateStyles)[number];
