import type { GraphQLFieldResolver } from 'graphql';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { sessionOf } from '#server/graphql/write/writeResolvers.ts';
import { bookingPassports, revealPassport, waitingPassports } from './service.ts';

type RevealResolver = GraphQLFieldResolver<
  unknown,
  RequestContext,
  { readonly id: string; readonly reason?: string | null },
  Promise<unknown>
>;

const revealResolver =
  (holder: Parameters<typeof revealPassport>[1]): RevealResolver =>
  async (_root, asked, context) => {
    const passport = await revealPassport(sessionOf(context), holder, asked);
    return {
      passportNumber: passport.passport_number,
      passportCountryIssue: passport.passport_country_issue,
      passportExpirationDate: passport.passport_expiration_date,
    };
  };

export const passportMutations = {
  revealEventBookingPassport: revealResolver(bookingPassports),
  revealWaitingListEntryPassport: revealResolver(waitingPassports),
};
