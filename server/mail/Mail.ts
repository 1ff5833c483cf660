/** What a person reads; every line of text is a paragraph. */
export interface MailBody {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  /** In small print: why it came, and what to do if one did not expect it. */
  readonly footer: string;
}

export interface Mail extends MailBody {
  readonly to: string;
  /** The same however often it is tried, so that a mail that came through twice can be told to be one. */
  readonly messageId: string;
  readonly date: Date;
}

/** Sends a mail or throws; what the receiving side will never take is thrown as `MailRefused`. */
export type SendMail = (mail: Mail) => Promise<void>;

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
