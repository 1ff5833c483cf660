import { gql, type TypedDocumentNode } from '@apollo/client/core';
import { taskParts } from '#src/data/task/taskParts.ts';
import type {
  CoveringTemplatesQuery,
  CoveringTemplatesQueryVariables,
  DocumentMailsQuery,
  DocumentMailsQueryVariables,
  SendDocumentsMutation,
  SendDocumentsMutationVariables,
} from '#src/generated/operations.ts';

export const coveringTemplatesQuery: TypedDocumentNode<
  CoveringTemplatesQuery,
  CoveringTemplatesQueryVariables
> = gql`
  query CoveringTemplates {
    mergeTemplates(first: 100) {
      data {
        id
        name
        version
        rootId
      }
    }
  }
`;

export const mailsQuery: TypedDocumentNode<DocumentMailsQuery, DocumentMailsQueryVariables> = gql`
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

export const sendMutation: TypedDocumentNode<SendDocumentsMutation, SendDocumentsMutationVariables> = gql`
  mutation SendDocuments($input: SendDocumentsInput!) {
    sendDocuments(input: $input) {
      ...TaskParts
    }
  }
  ${taskParts}
`;
