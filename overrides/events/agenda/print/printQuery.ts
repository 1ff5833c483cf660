import { gql } from '@apollo/client/core';
import type { Documents, PrintedAgendaQuery } from '#src/generated/operations.ts';

/** What stands on paper: the programme with its names, and nothing about money. */
export const printQuery: Documents['PrintedAgenda'] = gql`
  query PrintedAgenda($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      dateStart
      timeZone
      trainingCentre {
        name
        city
      }
      agenda {
        name
        sections {
          name
          items {
            name
            objectives
            timeStart
            timeEnd
            trainers {
              trainerId
              trainer {
                fullName
              }
            }
          }
        }
      }
    }
  }
`;

export type PrintedEvent = NonNullable<PrintedAgendaQuery['centreEvent']>;
export type PrintedAgenda = NonNullable<PrintedEvent['agenda']>;
