import type { Readable } from 'node:stream';

/** A file that goes with a mail, read when the mail is sent and not before. */
export interface Attachment {
  readonly fileName: string;
  /** A media type. */
  readonly type: string;
  readonly open: () => Promise<Readable>;
}

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** What a person reads; every line of text is a paragraph. */
export interface MailBody {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do: a button. */
  readonly link?: MailLink;
  /** Several to choose from, a line each. */
  readonly links?: readonly MailLink[];
  /** In small print: why it came, and what to do if one did not expect it. */
  readonly footer: string;
  /** Whom it goes to, where that is nobody with an account. */
  readonly to?: string;
  /** Cleaned HTML in the place of greeting and paragraphs. */
  readonly letter?: string;
  readonly attachments?: readonly Attachment[];
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
