import { gql } from '@apollo/client/core';
import type { Documents, EventHonorariaQuery, HonorariaOfMinutesQuery } from '#src/generated/operations.ts';

export type HonorariaEvent = NonNullable<EventHonorariaQuery['centreEvent']>;
export type Honorarium = HonorariaEvent['trainerHonoraria'][number];
export type EventTrainer = HonorariaEvent['trainers'][number];
export type Preview = NonNullable<HonorariaOfMinutesQuery['honorariaPreview']>[number];

/** The ledger in one answer, so that its figures are of one moment. */
export const honorariaQuery: Documents['EventHonoraria'] = gql`
  query EventHonoraria($id: ID!) {
    centreEvent(id: $id) {
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
        totalHonorariaMinutes
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
  }
`;

/** What other minutes would come to, by the rule of the server itself. */
export const previewQuery: Documents['HonorariaOfMinutes'] = gql`
  query HonorariaOfMinutes($id: ID!, $trainers: [HonorariaMinutesInput!]!) {
    honorariaPreview(centre_event_id: $id, trainers: $trainers) {
      trainerId
      activityMinutes
      totalHonorariaMinutes
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
      id
    }
  }
`;
