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
