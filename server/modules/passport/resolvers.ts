import { operation, type Operation, type Operations } from '#server/graphql/access/Operation.ts';
import { passportTypes } from './passportColumns.ts';
import { bookingPassports, type Holder, revealPassport, waitingPassports } from './service.ts';

interface Asked {
  readonly id: string;
  readonly reason?: string | null;
}

const reveal = (holder: Holder): Operation =>
  operation({ of: passportTypes[holder.table], action: 'reveal_passport' }, async (session, asked: Asked) => {
    const passport = await revealPassport(session, holder, asked);
    return {
      passportNumber: passport.passport_number,
      passportCountryIssue: passport.passport_country_issue,
      passportExpirationDate: passport.passport_expiration_date,
    };
  });

export const passportMutations: Operations = {
  revealEventBookingPassport: reveal(bookingPassports),
  revealWaitingListEntryPassport: reveal(waitingPassports),
};
