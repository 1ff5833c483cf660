import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type {
  CreateSavedViewMutation,
  CreateSavedViewMutationVariables,
  DeleteSavedViewMutation,
  DeleteSavedViewMutationVariables,
  OrderSavedViewsMutation,
  OrderSavedViewsMutationVariables,
  PinViewMutation,
  PinViewMutationVariables,
  RestoreSavedViewMutation,
  RestoreSavedViewMutationVariables,
  SetDefaultViewMutation,
  SetDefaultViewMutationVariables,
  UpdateSavedViewMutation,
  UpdateSavedViewMutationVariables,
  ViewSharingQuery,
  ViewSharingQueryVariables,
  WatchViewMutation,
  WatchViewMutationVariables,
} from '#src/generated/operations.ts';

export const viewSharingQuery: TypedDocumentNode<ViewSharingQuery, ViewSharingQueryVariables> = gql`
  query ViewSharing {
    viewSharing {
      roles
      everyone
    }
  }
`;

export const createMutation: TypedDocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables> =
  gql`
    mutation CreateSavedView($input: CreateSavedViewInput!) {
      createSavedView(input: $input) {
        id
      }
    }
  `;

export const updateMutation: TypedDocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables> =
  gql`
    mutation UpdateSavedView($input: UpdateSavedViewInput!) {
      updateSavedView(input: $input) {
        id
      }
    }
  `;

export const deleteMutation: TypedDocumentNode<DeleteSavedViewMutation, DeleteSavedViewMutationVariables> =
  gql`
    mutation DeleteSavedView($id: ID!) {
      deleteSavedView(id: $id) {
        id
      }
    }
  `;

export const restoreMutation: TypedDocumentNode<RestoreSavedViewMutation, RestoreSavedViewMutationVariables> =
  gql`
    mutation RestoreSavedView($id: ID!) {
      restoreSavedView(id: $id) {
        id
      }
    }
  `;

export const orderMutation: TypedDocumentNode<OrderSavedViewsMutation, OrderSavedViewsMutationVariables> =
  gql`
    mutation OrderSavedViews($resource: String!, $ids: [ID!]!) {
      orderSavedViews(resource: $resource, ids: $ids)
    }
  `;

export const defaultMutation: TypedDocumentNode<SetDefaultViewMutation, SetDefaultViewMutationVariables> =
  gql`
    mutation SetDefaultView($resource: String!, $id: ID, $role: Role) {
      setDefaultView(resource: $resource, id: $id, role: $role)
    }
  `;

export const pinMutation: TypedDocumentNode<PinViewMutation, PinViewMutationVariables> = gql`
  mutation PinView($id: ID!, $isPinned: Boolean!) {
    pinView(id: $id, is_pinned: $isPinned) {
      id
    }
  }
`;

export const watchMutation: TypedDocumentNode<WatchViewMutation, WatchViewMutationVariables> = gql`
  mutation WatchView($id: ID!, $watch: ViewWatch!, $zone: String) {
    watchView(id: $id, watch: $watch, zone: $zone) {
      id
    }
  }
`;
