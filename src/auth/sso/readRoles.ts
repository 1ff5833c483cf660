import { gql, type ApolloClient } from '@apollo/client/core';
import type { Session } from '../Session.ts';

const viewerQuery = gql`
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

interface Answer {
  readonly viewer: {
    readonly roles: { readonly nodes: readonly { readonly name: string }[] };
    readonly countries: { readonly nodes: readonly { readonly id: string }[] };
  } | null;
}

/** The roles and countries that the signed-in user has now. */
export async function readRoles(
  client: ApolloClient<unknown>,
): Promise<Pick<Session, 'roles' | 'countries'>> {
  const { data } = await client.query<Answer>({ query: viewerQuery });
  return {
    roles: data.viewer?.roles.nodes.map(({ name }) => name) ?? [],
    countries: data.viewer?.countries.nodes.map(({ id }) => id) ?? [],
  };
}
