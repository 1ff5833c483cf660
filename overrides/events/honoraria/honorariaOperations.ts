import { gql } from '@apollo/client/core';
import type { Documents, EventLedgerFragment, HonorariaOfMinutesQuery } from '#src/generated/operations.ts';

export type HonorariaEvent = EventLedgerFragment;
export const honorariaKey = (eventId: string) => ['events', 'honoraria', eventId] as const;
export type Honorarium = HonorariaEvent['trainerHonoraria'][number];
export type EventTrainer = HonorariaEvent['trainers'][number];
export type Preview = NonNullable<HonorariaOfMinutesQuery['honorariaPreview']>[number];

const ledger = gql`
  fragment EventLedger on CentreEvent {
    id
    name
    dateModified
    costsBaseCurrency
    can {
      action
      allowed
      why
    }
    trainers {
      trainerId
      priority
      prepMinutes
      postMinutes
      travelMinutes
      activityDescription
      trainer {
        id
        fullName
        can {
          action
          allowed
          why
        }
      }
    }
    trainerHonoraria {
      trainerId
      trainerName
      trainerCurrency
      eventCurrency
      exchangeRate
      rateDate
      trainerFMV
      fmvLastUpdated
      travelFactor
      vatPayable
      activityMinutes
      prepMinutes
      postMinutes
      speakerMinutes
      travelMinutes
      totalHonorariaEventCurrency
      totalHonorariaLocalCurrency
      totalActivityEventCurrency
      totalActivityLocalCurrency
      totalTravelEventCurrency
      totalTravelLocalCurrency
      frozenAt
      today {
        trainerFMV
        trainerCurrency
        eventCurrency
        exchangeRate
        totalHonorariaEventCurrency
        totalHonorariaLocalCurrency
      }
      items {
        name
        section
        timeStart
        timeEnd
        minutes
        isPaid
      }
      blocks {
        code
        message
      }
      yearlyCap {
        year
        amount
        currency
        total
        isOver
      }
    }
  }
`;

/** The ledger in one answer, so that its figures are of one moment. */
export const honorariaQuery: Documents['EventHonoraria'] = gql`
  query EventHonoraria($id: ID!) {
    centreEvent(id: $id) {
      ...EventLedger
    }
  }
  ${ledger}
`;

/** What other minutes would come to, by the rule of the server itself. */
export const previewQuery: Documents['HonorariaOfMinutes'] = gql`
  query HonorariaOfMinutes($id: ID!, $trainers: [HonorariaMinutesInput!]!) {
    honorariaPreview(centre_event_id: $id, trainers: $trainers) {
      trainerId
      activityMinutes
      totalHonorariaEventCurrency
      totalHonorariaLocalCurrency
      totalActivityEventCurrency
      totalActivityLocalCurrency
      totalTravelEventCurrency
      totalTravelLocalCurrency
    }
  }
`;

export const saveMinutesMutation: Documents['SaveHonorariaMinutes'] = gql`
  mutation SaveHonorariaMinutes($input: UpdateCentreEventInput!) {
    updateCentreEvent(input: $input) {
      ...EventLedger
    }
  }
  ${ledger}
`;
