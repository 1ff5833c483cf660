import { gql } from '@apollo/client';
import type { Documents } from '#src/generated/operations.ts';

export const templateEventQuery: Documents['TemplateEvent'] = gql`
  query TemplateEvent($id: ID!) {
    centreEvent(id: $id) {
      id
      trainingCentre {
        id
      }
      trainers {
        trainer {
          id
          fullName
        }
      }
    }
    eventBookings(first: 200, where: { centre_event_id: $id }, orderBy: [{ column: DATE_CREATED }]) {
      data {
        id
        participant {
          id
          fullName
        }
      }
    }
  }
`;

/** Bookings of an event by words of their person's name. */
export const templateBookingsQuery: Documents['TemplateBookings'] = gql`
  query TemplateBookings($id: ID!, $text: String!) {
    eventBookings(first: 25, where: { centre_event_id: $id, text_search: $text }) {
      data {
        id
        participant {
          id
          fullName
        }
      }
    }
  }
`;

export const previewTemplateMutation: Documents['PreviewTemplate'] = gql`
  mutation PreviewTemplate($input: PreviewMergeTemplateInput!) {
    previewMergeTemplate(input: $input) {
      path
      pages
      missing
      problems
    }
  }
`;
