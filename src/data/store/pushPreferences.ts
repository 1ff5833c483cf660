import { gql } from '@apollo/client/core';
import type { ApolloClient } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

const updatePreferencesMutation: Documents['UpdatePreferencesMutation'] = gql`
  mutation UpdatePreferencesMutation($preferences: String!) {
    updateUserPreferences(preferences: $preferences) {
      preferences
    }
  }
`;

/** Keeps the preferences, as JSON text, with the signed-in user. */
export const pushPreferences =
  (client: ApolloClient<unknown>) =>
  async (preferences: string): Promise<void> => {
    await client.mutate({ mutation: updatePreferencesMutation, variables: { preferences } });
  };
