import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

const house = JSON.parse(readFileSync(new URL('../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatConfig;

/** What the formatter makes of a file that is written by a program. @throws where the text is none of its kind */
export async function formatText(path: string, text: string): Promise<string> {
  const { code, errors } = await format(path, text, house);
  if (errors.length > 0) throw new Error(`${path} cannot be formatted: ${errors[0]?.message ?? ''}`);
  return code;
}
