import { gql, type ApolloClient } from '@apollo/client/core';
import type { TypeAccess } from '../data/access/Permission.ts';
import type { Documents } from '../generated/operations.ts';

const accessQuery: Documents['Access'] = gql`
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
      manyInputs
      demandedInputs
    }
  }
`;

/** What the signed-in user may do, from the data endpoint. */
export const askAccess = (client: ApolloClient<unknown>) => async (): Promise<readonly TypeAccess[]> => {
  const { data } = await client.query({ query: accessQuery });
  return data.access;
};
