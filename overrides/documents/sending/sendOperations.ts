import { gql } from '@apollo/client/core';
import { taskParts } from '#src/data/task/taskParts.ts';
import type { CoveringTemplatesQuery, Documents, DocumentMailsQuery } from '#src/generated/operations.ts';

export const coveringTemplatesQuery: Documents['CoveringTemplates'] = gql`
  query CoveringTemplates($page: Int!) {
    mergeTemplates(first: 100, page: $page) {
      data {
        id
        name
        key
        version
        rootId
      }
      paginatorInfo {
        hasMorePages
      }
    }
  }
`;

export type CoveringTemplate = CoveringTemplatesQuery['mergeTemplates']['data'][number];

export const mailsQuery: Documents['DocumentMails'] = gql`
  query DocumentMails($input: SendDocumentsInput!) {
    documentMails(input: $input) {
      guid
      label
      email
      html
      dateSent
      whyNot
    }
  }
`;

export type DocumentMail = DocumentMailsQuery['documentMails'][number];

export const sendMutation: Documents['SendDocuments'] = gql`
  mutation SendDocuments($input: SendDocumentsInput!) {
    sendDocuments(input: $input) {
      ...TaskParts
    }
  }
  ${taskParts}
`;
