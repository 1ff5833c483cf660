import type { Role } from '#server/access/roleTable.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';
import { records, unique } from '../factories/records.ts';
import type { Client } from './Client.ts';
import type { Api } from './startApi.ts';

/** A new user with these roles, of these countries, signed in. */
export async function somebody(
  api: Api,
  roles: readonly Role[],
  ...codes: readonly string[]
): Promise<Client & { readonly id: string }> {
  const username = `somebody-${unique()}`;
  const { id } = await records(api.as('administrator').ask).user({
    username,
    roles,
    countries: codes.map(api.country),
    password: testPassword,
  });
  return { ...api.as(username), id };
}
