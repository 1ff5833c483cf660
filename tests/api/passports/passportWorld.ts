import { records, type Fields, type Made } from '#tests/factories/records.ts';
import type { Answer, Client } from '../Client.ts';
import { startApi, type Api } from '../startApi.ts';

export const passport = {
  passport_number: 'XK1234567',
  passport_country_issue: 'NZ',
  passport_expiration_date: '2031-04-05',
};
/** The same as it is revealed. */
export const clear = {
  passportNumber: 'XK1234567',
  passportCountryIssue: 'NZ',
  passportExpirationDate: '2031-04-05',
};
const masked =
  'passportNumber passportCountryIssue passportExpirationDate passportExpiresSoon passportOnFile';

/** What tests of passports do, in few words. */
export interface PassportWorld {
  readonly api: Api;
  readonly make: ReturnType<typeof records>;
  readonly eventIn: (code: string, over?: Fields) => Promise<Made>;
  /** A booking of somebody from a country, with a passport. */
  readonly bookingIn: (code: string, over?: Fields) => Promise<Made>;
  readonly entryIn: (code: string) => Promise<Made>;
  readonly revealAs: (
    who: Client,
    type: 'EventBooking' | 'WaitingListEntry',
    id: string,
    reason?: string,
  ) => Promise<Answer>;
  /** In clear, for those who need no reason. */
  readonly reveal: (id: string) => Promise<unknown>;
  readonly readBooking: (id: string, who?: Client) => Promise<unknown>;
}

export async function openPassportWorld(): Promise<PassportWorld> {
  const api = await startApi();
  const make = records(api.as('administrator').ask);
  const eventIn = async (code: string, over: Fields = {}) => {
    const centre = await make.centre({ country_id: api.country(code) });
    return make.event({ training_centre_id: centre.id, ...over });
  };
  const attending = async (code: string, event: Fields = {}) => ({
    participant: { connect: (await make.participant({ country_id: api.country(code) })).id },
    centre_event_id: (await eventIn(code, event)).id,
    ...passport,
  });
  const revealAs: PassportWorld['revealAs'] = (who, type, id, reason) =>
    who.send(
      `mutation ($id: ID!, $reason: String) { shown: reveal${type}Passport(id: $id, reason: $reason) { passportNumber passportCountryIssue passportExpirationDate } }`,
      { id, reason },
    );
  return {
    api,
    make,
    eventIn,
    bookingIn: async (code, over = {}) => make.booking({ ...(await attending(code)), ...over }),
    entryIn: async (code) => make.waitingEntry(await attending(code, { max_trainees: 0 })),
    revealAs,
    reveal: async (id) => (await revealAs(api.as('logistics'), 'EventBooking', id)).data?.['shown'],
    readBooking: async (id, who = api.as('administrator')) =>
      (await who.ask(`query ($id: ID!) { row: eventBooking(id: $id) { ${masked} collectStatus } }`, { id }))[
        'row'
      ],
  };
}
