import { gql, type TypedDocumentNode } from '@apollo/client';
import type { EntryRecord, SeatRecord } from './SeatRecord.ts';

const journey = `
  accommodation transportation transportMethod dateArrival arrivalFrom arrivalFlight dateDeparture departureCity
  departureTo departureFlight dateCheckIn dateCheckOut numberOfNights dateOfBirth passportNumber
  passportCountryIssue passportExpirationDate passportOnFile passportExpiresSoon visaRequired expectations notes
`;

const common = `
  id
  participant { id fullName country { id name } }
  centreEvent { id name dateStart dateEnd waitingListCount globalManageFlights }
  author { id: ID fullName }
  dateExpiry collectStatus collectMissing dateCreated dateModified
  can { action allowed why }
`;

export const seatDocument: TypedDocumentNode<
  { readonly eventBooking: SeatRecord | null },
  { readonly id: string }
> = gql(`
  query WizardBooking($id: ID!) {
    eventBooking(id: $id) {
      ${common}
      bookingStatus bookingType cancelReason collectFields
      country { id name }
      ${journey}
    }
  }
`);

export const entryDocument: TypedDocumentNode<
  { readonly waitingListEntry: EntryRecord | null },
  { readonly id: string }
> = gql(`
  query WizardEntry($id: ID!) {
    waitingListEntry(id: $id) {
      ${common}
      priority position waitReason isNextEligible
      ${journey}
    }
  }
`);
