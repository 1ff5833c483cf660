import { gql } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

export const viewSharingQuery: Documents['ViewSharing'] = gql`
  query ViewSharing {
    viewSharing {
      roles
      everyone
    }
  }
`;

export const createMutation: Documents['CreateSavedView'] = gql`
  mutation CreateSavedView($input: CreateSavedViewInput!) {
    createSavedView(input: $input) {
      id
    }
  }
`;

export const updateMutation: Documents['UpdateSavedView'] = gql`
  mutation UpdateSavedView($input: UpdateSavedViewInput!) {
    updateSavedView(input: $input) {
      id
    }
  }
`;

export const deleteMutation: Documents['DeleteSavedView'] = gql`
  mutation DeleteSavedView($id: ID!) {
    deleteSavedView(id: $id) {
      id
    }
  }
`;

export const restoreMutation: Documents['RestoreSavedView'] = gql`
  mutation RestoreSavedView($id: ID!) {
    restoreSavedView(id: $id) {
      id
    }
  }
`;

export const orderMutation: Documents['OrderSavedViews'] = gql`
  mutation OrderSavedViews($resource: String!, $ids: [ID!]!) {
    orderSavedViews(resource: $resource, ids: $ids)
  }
`;

export const defaultMutation: Documents['SetDefaultView'] = gql`
  mutation SetDefaultView($resource: String!, $id: ID, $role: Role) {
    setDefaultView(resource: $resource, id: $id, role: $role)
  }
`;

export const pinMutation: Documents['PinView'] = gql`
  mutation PinView($id: ID!, $isPinned: Boolean!) {
    pinView(id: $id, is_pinned: $isPinned) {
      id
    }
  }
`;

export const watchMutation: Documents['WatchView'] = gql`
  mutation WatchView($id: ID!, $watch: ViewWatch!, $zone: String) {
    watchView(id: $id, watch: $watch, zone: $zone) {
      id
    }
  }
`;
