import type { Separator } from '../Sheet.ts';

export const separatorSigns: Readonly<Record<Separator, string>> = {
  COMMA: ',',
  SEMICOLON: ';',
  TAB: '\t',
  PIPE: '|',
};
