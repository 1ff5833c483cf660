import { gql, type ApolloClient } from '@apollo/client/core';
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

const preferencesQuery: Documents['Preferences'] = gql`
  query Preferences($id: ID!) {
    user(ID: $id) {
      preferences
    }
  }
`;

/** The preferences that are kept with a user, as JSON text. @throws where the user is not to be read. */
export const readPreferences =
  (client: ApolloClient<unknown>) =>
  async (id: string): Promise<string | null> => {
    const { data } = await client.query({
      query: preferencesQuery,
      variables: { id },
    });
    if (data.user === null) throw new Error('Nobody reads these preferences.');
    return data.user.preferences;
  };
