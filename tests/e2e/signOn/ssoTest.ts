import { test as base } from 'playwright/test';
import { providerPeople } from '#tests/setup/providerPeople.ts';
import { records } from '#tests/factories/records.ts';
import { startSsoServers, type SsoServers } from './ssoServers.ts';

export const ada = 'ada@contoso.example';
export const dora = 'dora@contoso.example';
export const people = {
  ...providerPeople,
  [dora]: { oid: 'aaaaaaaa-0000-4000-8000-000000000004', email: dora, name: 'Dora' },
};

/** With a provider and two installations; Ada and Dora are known to the first of them. */
export const test = base.extend<object, { servers: SsoServers }>({
  // The provider signs its own certificate.
  ignoreHTTPSErrors: true,
  servers: [
    async ({}, use) => {
      const servers = await startSsoServers(people);
      const { user } = records(servers.refusing.ask);
      for (const [email, first_name, role] of [
        [ada, 'Ada', 'global_manager'],
        [dora, 'Dora', 'viewer'],
      ] as const) {
        const username = first_name.toLowerCase();
        const { id } = await user({ username, user_email: email, first_name, roles: [role] });
        await servers.refusing.ask(
          'mutation ($input: LinkUserIdentityInput!) { linkUserIdentity(input: $input) { identities { id } } }',
          { input: { user_id: id, object_id: people[email].oid } },
        );
      }
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
