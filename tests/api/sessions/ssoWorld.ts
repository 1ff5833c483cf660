import { sql } from 'kysely';
import {
  client,
  startIdentityProvider,
  tenant,
  type IdentityProviderServer,
} from '#tests/setup/identityProvider.ts';
import { providerPeople as people } from '#tests/setup/providerPeople.ts';
import { ProviderBrowser } from '#tests/setup/providerBrowser.ts';
import { createTestApp, type GraphQLAnswer, type TestApp } from '#tests/setup/testApp.ts';
import { trustCertificate } from '#tests/setup/trustCertificate.ts';

export const publicUrl = 'https://convene.example';

export { people };
export type Person = keyof typeof people;

export const beginSso = `mutation BeginSso($redirectTo: String) {
  beginSso(input: {provider: AZURE, redirectTo: $redirectTo, clientMutationId: "b"}) { authorizationUrl clientMutationId } }`;
const ssoLogin = `mutation SSOLoginMutation($response: OAuthProviderResponseInput!) {
  login(input: {provider: AZURE, oauthResponse: $response, clientMutationId: "7"}) {
    authToken authTokenExpiration refreshToken refreshTokenExpiration clientMutationId sso { idToken redirectTo }
    user { id username email firstName lastName roles { nodes { name } } countries { nodes { id } } } } }`;

export interface SsoLogin {
  readonly login: {
    readonly authToken: string;
    readonly refreshToken: string;
    readonly clientMutationId: string;
    readonly sso: { readonly idToken: string; readonly redirectTo: string };
    readonly user: {
      readonly id: string;
      readonly username: string;
      readonly email: string;
      readonly roles: { readonly nodes: readonly { readonly name: string }[] };
    };
  } | null;
}

/** What a browser holds between beginning and callback. */
export interface Started {
  readonly url: string;
  readonly cookie: string;
  readonly setCookie: string;
}
export interface Response {
  readonly code: string;
  readonly state: string;
  readonly iss: string;
}

export interface SsoWorld {
  readonly test: TestApp;
  readonly provider: IdentityProviderServer;
  readonly begin: (redirectTo?: string) => Promise<Started>;
  /** Signs in at the provider and answers what it leads back with. */
  readonly atProvider: (started: Started, who: Person) => Promise<Response>;
  readonly finish: (response: Response, cookie: string | null) => Promise<GraphQLAnswer<SsoLogin>>;
  /** All of it. */
  readonly signIn: (who: Person, redirectTo?: string) => Promise<GraphQLAnswer<SsoLogin>>;
  /** Links a user to a person of the provider, as the database keeps it. */
  readonly link: (username: string, who: Person) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The server with a provider to sign on with. */
export async function openSsoWorld(env: Readonly<Record<string, string>> = {}): Promise<SsoWorld> {
  const provider = await startIdentityProvider({ apps: [publicUrl], accounts: people });
  const distrust = await trustCertificate(provider.certificate);
  const test = await createTestApp({
    resetAnswerMs: 0,
    env: {
      PUBLIC_URL: publicUrl,
      SSO_TENANT_ID: tenant,
      SSO_CLIENT_ID: client.id,
      SSO_CLIENT_SECRET: client.secret,
      SSO_AUTHORITY: provider.issuer,
      ...env,
    },
  });

  const begin = async (redirectTo?: string): Promise<Started> => {
    const response = await test.app.inject({
      method: 'POST',
      url: '/content/graphql',
      headers: { origin: publicUrl },
      payload: { query: beginSso, variables: { redirectTo } },
    });
    const { data } = response.json<{ data: { beginSso: { authorizationUrl: string } } }>();
    const setCookie = String(response.headers['set-cookie']);
    return {
      url: data.beginSso.authorizationUrl,
      setCookie,
      cookie: setCookie.split(';', 1)[0] ?? '',
    };
  };
  const atProvider = async ({ url }: Started, who: Person): Promise<Response> => {
    const back = await new ProviderBrowser().signIn(url, who);
    const value = (name: string) => back.searchParams.get(name) ?? '';
    return { code: value('code'), state: value('state'), iss: value('iss') };
  };
  const finish = (response: Response, cookie: string | null) =>
    test.content<SsoLogin>(ssoLogin, { response }, { headers: cookie === null ? {} : { cookie } });

  return {
    test,
    provider,
    begin,
    atProvider,
    finish,
    signIn: async (who, redirectTo) => {
      const started = await begin(redirectTo);
      return finish(await atProvider(started, who), started.cookie);
    },
    link: async (username, who) => {
      await sql`insert into user_identities (user_id, tenant_id, object_id)
        select id, ${tenant}::uuid, ${people[who].oid}::uuid from users where username = ${username}`.execute(
        test.database.kysely,
      );
    },
    close: async () => {
      await test.close();
      await distrust();
      await provider.stop();
    },
  };
}

export const codeOf = (answer: GraphQLAnswer<unknown>): string | undefined =>
  answer.errors?.[0]?.extensions.code;
