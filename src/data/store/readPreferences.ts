import { gql } from '@apollo/client/core';
import type { ApolloClient } from '@apollo/client/core';
import type { Documents } from '#src/generated/operations.ts';

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
