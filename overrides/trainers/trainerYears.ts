import { gql } from '@apollo/client/core';
import type { Documents, TrainerYearsQuery } from '#src/generated/operations.ts';

export const yearsQuery: Documents['TrainerYears'] = gql`
  query TrainerYears($id: ID!) {
    trainer(id: $id) {
      id
      honorariaYears {
        year
        currency
        eventCount
        total
        untold
      }
      honorariaCaps {
        year
        amount
        currency
        total
        untold
        isOver
      }
      trainerHonoraria {
        centreEventId
        trainerCurrency
        totalHonorariaMinutes
        totalHonorariaLocalCurrency
        frozenAt
        blocks {
          code
          message
        }
        centreEvent {
          id
          name
          dateStart
        }
      }
    }
  }
`;

export type TrainerYears = NonNullable<TrainerYearsQuery['trainer']>;

/** Latest first; events without a date belong to none. */
export const yearsOf = ({ trainerHonoraria }: TrainerYears): readonly (number | null)[] =>
  [...new Set(trainerHonoraria.map(({ centreEvent }) => yearOf(centreEvent?.dateStart)))].sort(
    (a, b) => (b ?? 0) - (a ?? 0),
  );

export const yearOf = (day: string | null | undefined): number | null =>
  day ? Number(day.slice(0, 4)) : null;
