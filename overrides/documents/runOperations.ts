import { gql } from '@apollo/client/core';
import { taskParts } from '#src/data/task/taskParts.ts';
import type { Documents, DocumentRunPageQuery, ImpressionValuesQuery } from '#src/generated/operations.ts';

/** How far a task is; whoever polls it asks the same. */
export const runQuery: Documents['DocumentRunPage'] = gql`
  query DocumentRunPage($key: ID!) {
    documentRun(key: $key) {
      key
      name
      runType
      centreEventId
      modifiedFields
      whyNotGenerate
      whyNotModify
      dateModified
      template {
        id
        name
        version
      }
      task {
        ...TaskParts
      }
      impressions {
        key
        label
        fileName
        generatedCount
        blocks {
          code
          message
          mergeContext
          mergeContextId
          field
          takesOwnValue
        }
        latest {
          guid
          title
          fileName
          fileSize
          dateCreated
          dateSent
          dateFileDeleted
          isOutdated
        }
      }
    }
  }
  ${taskParts}
`;

/** What one document of a run says, beside what the records do. */
export const valuesQuery: Documents['ImpressionValues'] = gql`
  query ImpressionValues($key: ID!, $impression: ID!) {
    documentRun(key: $key, impression: $impression) {
      impressions {
        contexts {
          binding
          mergeContext
          mergeContextId
          fields {
            field
            label
            match
            value
            source
            changedFrom
            required
            whyNotModify
          }
        }
      }
    }
  }
`;

export type Run = NonNullable<DocumentRunPageQuery['documentRun']>;
export type Impression = Run['impressions'][number];
export type ImpressionBlock = Impression['blocks'][number];
type FilledImpression = NonNullable<ImpressionValuesQuery['documentRun']>['impressions'][number];
export type ImpressionContext = FilledImpression['contexts'][number];
export type ContextField = ImpressionContext['fields'][number];

export const previewMutation: Documents['PreviewImpression'] = gql`
  mutation PreviewImpression($key: ID!, $impression: ID!) {
    previewImpression(key: $key, impression: $impression)
  }
`;
