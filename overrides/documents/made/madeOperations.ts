import { gql } from '@apollo/client/core';
import type { Documents, MadeDocumentsQuery } from '#src/generated/operations.ts';

export const madeDocumentsQuery: Documents['MadeDocuments'] = gql`
  query MadeDocuments($first: Int, $where: GeneratedDocumentWhere) {
    generatedDocuments(first: $first, where: $where, orderBy: [{ column: DATE_CREATED, order: DESC }]) {
      data {
        guid
        title
        fileName
        fileSize
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
          version
        }
        author {
          id: ID
          fullName
        }
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export type ListedDocument = MadeDocumentsQuery['generatedDocuments']['data'][number];

export const archiveMutation: Documents['DocumentArchive'] = gql`
  mutation DocumentArchive($guids: [ID!]!) {
    generateDocumentArchive(documentGuids: $guids)
  }
`;
