import { gql } from '@apollo/client/core';
import type { TypedDocumentNode } from '@apollo/client/core';
import type {
  ApprovalCountsQuery,
  ApprovalCountsQueryVariables,
  ApprovalWorklistQuery,
  ApprovalWorklistQueryVariables,
  ApproveDocumentMutation,
  ApproveDocumentMutationVariables,
  HeldDocumentFragment,
  CentreDocumentQuery,
  CentreDocumentQueryVariables,
  EventDocumentQuery,
  EventDocumentQueryVariables,
  RemoveDocumentMutation,
  RemoveDocumentMutationVariables,
  StaleChangesQuery,
  StaleChangesQueryVariables,
  UploadDocumentMutation,
  UploadDocumentMutationVariables,
  WithdrawDocumentMutation,
  WithdrawDocumentMutationVariables,
  WorklistDocumentFragment,
} from '#src/generated/operations.ts';

export type ApprovalCounts = ApprovalCountsQuery['approvalCounts'];
export type WorklistDocument = WorklistDocumentFragment;
export type HeldDocument = HeldDocumentFragment;
export type Change = StaleChangesQuery['approvedDocuments'][number]['changes'][number];

export const approvalCountsQuery: TypedDocumentNode<ApprovalCountsQuery, ApprovalCountsQueryVariables> = gql`
  query ApprovalCounts {
    approvalCounts {
      toApprove
      stale
      approved
      withdrawn
    }
  }
`;

/** What changed, of those alone of which something has: a list of documents does not compare them all. */
export const staleChangesQuery: TypedDocumentNode<StaleChangesQuery, StaleChangesQueryVariables> = gql`
  query StaleChanges {
    approvedDocuments(state: STALE) {
      id
      changes {
        label
        field
        before
        after
      }
    }
  }
`;

const worklistFields = gql`
  fragment WorklistDocument on ApprovedDocument {
    id
    name
    state
    dateNeeded
    changes {
      label
      field
      before
      after
    }
    centreEvent {
      id
      name
    }
    trainingCentre {
      id
      name
    }
  }
`;

export const approvalWorklistQuery: TypedDocumentNode<ApprovalWorklistQuery, ApprovalWorklistQueryVariables> =
  gql`
    query ApprovalWorklist {
      toApprove: approvedDocuments(state: TO_APPROVE) {
        ...WorklistDocument
      }
      stale: approvedDocuments(state: STALE) {
        ...WorklistDocument
      }
    }
    ${worklistFields}
  `;

const heldDocument = gql`
  fragment HeldDocument on ApprovedDocument {
    id
    name
    state
    isAvailable
    fileName
    dateNeeded
    changes {
      label
      field
      before
      after
    }
    can {
      action
      allowed
      why
    }
  }
`;

/** The document of an event, for its banner and where its page names it. */
export const eventDocumentQuery: TypedDocumentNode<EventDocumentQuery, EventDocumentQueryVariables> = gql`
  query EventDocument($id: ID!) {
    centreEvent(id: $id) {
      id
      approvedDocument {
        ...HeldDocument
      }
    }
  }
  ${heldDocument}
`;

export const centreDocumentQuery: TypedDocumentNode<CentreDocumentQuery, CentreDocumentQueryVariables> = gql`
  query CentreDocument($id: ID!) {
    trainingCentre(id: $id) {
      id
      approvedDocument {
        ...HeldDocument
      }
    }
  }
  ${heldDocument}
`;

export const approveDocumentMutation: TypedDocumentNode<
  ApproveDocumentMutation,
  ApproveDocumentMutationVariables
> = gql`
  mutation ApproveDocument($input: ApproveDocumentInput!) {
    approveDocument(input: $input) {
      id
      state
    }
  }
`;

export const withdrawDocumentMutation: TypedDocumentNode<
  WithdrawDocumentMutation,
  WithdrawDocumentMutationVariables
> = gql`
  mutation WithdrawDocument($id: ID!, $reason: String) {
    withdrawDocument(id: $id, reason: $reason) {
      id
      state
    }
  }
`;

export const removeDocumentMutation: TypedDocumentNode<
  RemoveDocumentMutation,
  RemoveDocumentMutationVariables
> = gql`
  mutation RemoveDocument($id: ID!) {
    removeCustomDocument(id: $id)
  }
`;

export const uploadDocumentMutation: TypedDocumentNode<
  UploadDocumentMutation,
  UploadDocumentMutationVariables
> = gql`
  mutation UploadDocument($input: UploadApprovedDocumentInput!) {
    uploadApprovedDocument(input: $input) {
      id
      state
      fileName
      fileSize
      pages
    }
  }
`;
