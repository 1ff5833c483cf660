import { banner } from '../emit/text/SourceFile.ts';

export interface OutputFile {
  readonly path: string;
  readonly text: string;
}

/** Ours by its first line. */
export const isGenerated = (text: string): boolean => text.startsWith(banner);
