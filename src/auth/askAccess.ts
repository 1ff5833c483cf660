import { gql, type ApolloClient } from '@apollo/client/core';
import type { TypeAccess } from '../data/access/Permission.ts';

const accessDocument = gql`
  query Access {
    access {
      type
      can {
        action
        allowed
        why
      }
      hiddenFields
      inputs {
        action
        inputs
      }
    }
  }
`;

/** What the signed-in user may do, from the data endpoint. */
export const askAccess = (client: ApolloClient<unknown>) => async (): Promise<readonly TypeAccess[]> => {
  const { data } = await client.query<{ readonly access: readonly TypeAccess[] }>({ query: accessDocument });
  return data.access;
};
