import { passwordChangedMail, passwordResetMail } from './auth/mails/passwordMails.ts';
import {
  recoveryCodesRenewedMail,
  recoveryCodeUsedMail,
  secondFactorOffMail,
  secondFactorOnMail,
  secondFactorResetMail,
} from './auth/mails/secondFactorMails.ts';
import type { DocumentStore } from './documents/store/DocumentStore.ts';
import type { MailKind } from './mail/enqueueMail.ts';
import type { MailGivenUp, WriteMail } from './mail/WriteMail.ts';
import { documentMailGivenUp, documentMailWriter } from './modules/documentRun/index.ts';
import { staleMail } from './modules/approvedDocument/index.ts';
import { seatFreeMail } from './modules/notification/index.ts';
import { requestMail } from './modules/participantRequest/index.ts';
import { viewEnteredMail } from './modules/viewWatch/index.ts';

/** Each kind of mail is written where its subject lives. */
export const mailWriters = (store: DocumentStore): Readonly<Record<MailKind, WriteMail>> => ({
  PASSWORD_RESET: passwordResetMail,
  PASSWORD_CHANGED: passwordChangedMail,
  SECOND_FACTOR_ON: secondFactorOnMail,
  SECOND_FACTOR_OFF: secondFactorOffMail,
  SECOND_FACTOR_RESET: secondFactorResetMail,
  RECOVERY_CODE_USED: recoveryCodeUsedMail,
  RECOVERY_CODES_RENEWED: recoveryCodesRenewedMail,
  SEAT_FREE: seatFreeMail,
  DOCUMENT: documentMailWriter(store),
  DOCUMENT_STALE: staleMail,
  VIEW_ENTERED: viewEnteredMail,
  PARTICIPANT_REQUEST: requestMail,
});

/** Kinds whose subject has to know that its mail reached nobody. */
export const mailsGivenUp: Readonly<Partial<Record<MailKind, MailGivenUp>>> = {
  DOCUMENT: documentMailGivenUp,
};
