import { gql } from '@apollo/client/core';
import type { Documents, DocumentPageQuery } from '#src/generated/operations.ts';

export const documentQuery: Documents['DocumentPage'] = gql`
  query DocumentPage($guid: ID!) {
    generatedDocument(guid: $guid) {
      guid
      title
      fileName
      fileSize
      fileHash
      pages
      runType
      runKey
      dateCreated
      dateSent
      dateMailFailed
      dateFileDeleted
      isOutdated
      template {
        id
        name
        version
      }
      centreEvent {
        id
        name
      }
      eventBooking {
        id
      }
      participant {
        id
        fullName
      }
      trainer {
        id
        fullName
      }
      author {
        id: ID
        fullName
      }
    }
  }
`;

export type KeptDocument = NonNullable<DocumentPageQuery['generatedDocument']>;
