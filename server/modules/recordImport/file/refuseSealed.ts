import { validationFailed } from '#server/errors/errors.ts';
import { fold } from '../mapping/fold.ts';
import type { Survey } from './surveySheet.ts';

/** What is kept sealed or hashed, whatever the rows of a file are about (G4, S7). */
const sealed = /passport|password/;

/** The file, its samples and its rows would hold it in clear. @throws validationFailed, at the column by its name */
export function refuseSealed({ columns }: Survey, path: string): void {
  const found = columns.filter(({ name }) => sealed.test(fold(name))).map(({ name }) => `“${name}”`);
  if (found.length === 0) return;
  const message = `Leave out ${found.join(', ')}: passports and passwords are entered in the record itself, never read from a file.`;
  throw validationFailed(path, message);
}
