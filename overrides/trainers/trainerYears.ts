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
type Years = Pick<TrainerYears, 'trainerHonoraria' | 'honorariaYears'>;

/** Latest first; events without a date belong to none. Sums go back further than the rows. */
export const yearsOf = ({ trainerHonoraria, honorariaYears }: Years): readonly (number | null)[] =>
  [
    ...new Set([
      ...trainerHonoraria.map(({ centreEvent }) => yearOf(centreEvent?.dateStart)),
      ...honorariaYears.map(({ year }) => year),
    ]),
  ].sort((a, b) => (b ?? 0) - (a ?? 0));

/** How many events of a year its sums count beside those that have a row. */
export function withoutRow({ trainerHonoraria, honorariaYears }: Years, year: number | null): number {
  const rows = trainerHonoraria.filter(({ centreEvent }) => yearOf(centreEvent?.dateStart) === year).length;
  const counted = honorariaYears.filter((sum) => sum.year === year);
  return Math.max(0, counted.reduce((sum, { eventCount }) => sum + eventCount, 0) - rows);
}

export const yearOf = (day: string | null | undefined): number | null =>
  day ? Number(day.slice(0, 4)) : null;
