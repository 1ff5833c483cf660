import { gql, type ApolloClient } from '@apollo/client/core';
import type { Session } from '../Session.ts';
import type { Documents } from '#src/generated/contentOperations.ts';

const viewerQuery: Documents['ViewerAccess'] = gql`
  query ViewerAccess {
    viewer {
      roles {
        nodes {
          name
        }
      }
      countries {
        nodes {
          id
        }
      }
    }
  }
`;

/** The roles and countries that the signed-in user has now. */
export async function readRoles(
  client: ApolloClient<unknown>,
): Promise<Pick<Session, 'roles' | 'countries'>> {
  const { data } = await client.query({ query: viewerQuery });
  return {
    roles: data.viewer?.roles.nodes.map(({ name }) => name) ?? [],
    countries: data.viewer?.countries.nodes.map(({ id }) => id) ?? [],
  };
}
