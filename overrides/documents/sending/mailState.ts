import type { DocumentMail } from './sendOperations.ts';

type MailState = 'goes' | 'again' | 'had' | 'no_address' | 'refused';

/** What would become of a mail: nobody has a document twice without its being asked for (M5). */
export function mailState(
  { email, dateSent, whyNot }: Pick<DocumentMail, 'email' | 'dateSent' | 'whyNot'>,
  again: boolean,
): MailState {
  if (email === null) return 'no_address';
  if (dateSent !== null) return again ? 'again' : 'had';
  return whyNot === null ? 'goes' : 'refused';
}

export const isSent = (state: MailState): boolean => state === 'goes' || state === 'again';

export const isInTheWay = (state: MailState): boolean => state === 'no_address' || state === 'refused';
