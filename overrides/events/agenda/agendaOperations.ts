import { gql } from '@apollo/client/core';
import type { Documents, EventAgendaPlanFragment } from '#src/generated/operations.ts';

/** An event as its agenda is worked on. */
export type EventAgenda = EventAgendaPlanFragment;

const programme = gql`
  fragment EventAgendaProgramme on Agenda {
    name
    sections {
      name
      items {
        name
        objectives
        timeStart
        timeEnd
        trainers {
          trainer {
            fullName
          }
          trainerId
          excludeInHonoraria
        }
      }
    }
  }
`;

const plan = gql`
  fragment EventAgendaPlan on CentreEvent {
    id
    name
    dateStart
    dateEnd
    timeZone
    dateModified
    can {
      action
      allowed
      why
    }
    leadTrainer {
      id
    }
    trainers {
      trainer {
        id
        fullName
      }
      trainerId
      priority
      prepMinutes
      postMinutes
      travelMinutes
      activityDescription
    }
    agenda {
      ...EventAgendaProgramme
    }
    agendaOrig {
      ...EventAgendaProgramme
    }
  }
  ${programme}
`;

export const eventAgendaQuery: Documents['EventAgenda'] = gql`
  query EventAgenda($id: ID!) {
    centreEvent(id: $id) {
      ...EventAgendaPlan
    }
  }
  ${plan}
`;

/** Agenda, trainers and who leads, in one write (A3, K6). */
export const saveAgendaMutation: Documents['SaveEventAgenda'] = gql`
  mutation SaveEventAgenda($input: UpdateCentreEventInput!) {
    updateCentreEvent(input: $input) {
      ...EventAgendaPlan
    }
  }
  ${plan}
`;

/** Trainers to add to an event by name. */
export const trainersToAddQuery: Documents['TrainersToAdd'] = gql`
  query TrainersToAdd($text: String!) {
    trainers(
      first: 8
      where: { text_search: $text, is_disabled: false }
      orderBy: [{ column: LAST_NAME, order: ASC }]
    ) {
      data {
        id
        fullName
      }
    }
  }
`;

/** Where trainers teach around the days of an event. */
export const trainersElsewhereQuery: Documents['TrainersElsewhere'] = gql`
  query TrainersElsewhere($trainers: Mixed!, $first: Mixed!, $after: Date!) {
    centreEvents(
      first: 40
      orderBy: [{ column: DATE_START, order: ASC }]
      where: {
        date_start_lt: $after
        whereConditions: {
          AND: [
            { column: TRAINER_ID, operator: IN, value: $trainers }
            {
              OR: [
                { column: DATE_START, operator: GTE, value: $first }
                { column: DATE_END, operator: GTE, value: $first }
              ]
            }
          ]
        }
      }
    ) {
      data {
        id
        name
        dateStart
        dateEnd
        timeZone
        trainers {
          trainerId
        }
        agenda {
          ...EventAgendaProgramme
        }
      }
    }
  }
  ${programme}
`;

/** Events to copy an agenda from. */
export const otherAgendasQuery: Documents['OtherAgendas'] = gql`
  query OtherAgendas($text: String!) {
    centreEvents(first: 8, where: { text_search: $text }, orderBy: [{ column: DATE_START, order: DESC }]) {
      data {
        id
        name
        dateStart
      }
    }
  }
`;
