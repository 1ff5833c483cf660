import { gql, type ApolloClient } from '@apollo/client/core';
import type { Session } from './Session.ts';
import type { Documents } from '../generated/contentOperations.ts';

const viewerQuery: Documents['Viewer'] = gql`
  query Viewer {
    viewer {
      id
      username
      email
      nameTitle
      firstName
      lastName
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

type Person = Pick<
  Session,
  'id' | 'username' | 'email' | 'title' | 'firstName' | 'lastName' | 'roles' | 'countries'
>;

/** Who is signed in, as they are kept now: an administrator may have changed them since. Nobody where nobody is. */
export async function readPerson(client: ApolloClient<unknown>): Promise<Person | undefined> {
  const { data } = await client.query({ query: viewerQuery });
  if (data.viewer === null) return undefined;
  const { id, username, email, nameTitle, firstName, lastName, roles, countries } = data.viewer;
  return {
    id,
    username,
    email: email ?? '',
    title: nameTitle ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    roles: roles.nodes.map(({ name }) => name),
    countries: countries.nodes.map((country) => country.id),
  };
}
