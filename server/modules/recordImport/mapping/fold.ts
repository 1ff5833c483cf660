/** Letters and digits alone: 'E-Mail address', 'e_mail_address' and 'EMAILADDRESS' are the same. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
