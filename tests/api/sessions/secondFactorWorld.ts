import { TOTP } from 'otpauth';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';
import { testPassword } from '#tests/setup/testDatabase.ts';

const signedIn = `authToken authTokenExpiration refreshToken user { username } recoveryCodes
  secondFactor { challenge expiration setUp { secret uri } }`;
const loginMutation = `mutation ($username: String!, $password: String!) {
  login(input: {provider: PASSWORD, credentials: {username: $username, password: $password}}) { ${signedIn} } }`;
const completeMutation = `mutation ($challenge: String!, $code: String!) {
  completeLogin(input: {challenge: $challenge, code: $code}) { ${signedIn} } }`;

export const proof = (code: string, current_password = testPassword) => ({
  input: { current_password, code },
});
export const begin =
  'mutation ($input: BeginMySecondFactorInput!) { beginMySecondFactor(input: $input) { challenge secret uri } }';
export const confirm =
  'mutation ($input: ConfirmMySecondFactorInput!) { confirmMySecondFactor(input: $input) }';
export const renew = 'mutation ($input: MySecondFactorProofInput!) { renewMyRecoveryCodes(input: $input) }';
export const end = 'mutation ($input: MySecondFactorProofInput!) { endMySecondFactor(input: $input) }';
export const reset = 'mutation ($id: ID!) { resetUserSecondFactor(user_id: $id) { secondFactorSince } }';

interface SignedIn {
  readonly authToken: string | null;
  readonly refreshToken: string | null;
  readonly user: { readonly username: string } | null;
  readonly recoveryCodes: readonly string[] | null;
  readonly secondFactor: {
    readonly challenge: string;
    readonly expiration: string;
    readonly setUp: { readonly secret: string; readonly uri: string } | null;
  } | null;
}

/** Who has an app with a secret, and ten codes for when it is lost. */
export interface Holder {
  readonly secret: string;
  readonly codes: readonly string[];
  readonly token: string;
}

/** A server, and what people who sign in to it with two factors do. */
export async function openSecondFactorWorld(env: Readonly<Record<string, string>> = {}) {
  const test = await createTestApp({ env: { AUTH_TOKEN_SECONDS: '86400', ...env } });

  const login = (username: string, password = testPassword) =>
    test.content<{ login: SignedIn | null }>(loginMutation, { username, password });
  const complete = (challenge: string, code: string, jar?: Map<string, string>) =>
    test.content<{ completeLogin: SignedIn | null }>(
      completeMutation,
      { challenge, code },
      jar === undefined ? {} : { jar },
    );
  const challengeOf = async (username: string, password?: string): Promise<string> => {
    const { data } = await login(username, password);
    const challenge = data.login?.secondFactor?.challenge;
    if (challenge === undefined) throw new Error(`${username} is asked for no code.`);
    return challenge;
  };
  /** The code that an app shows so many seconds from now. */
  const codeOf = (secret: string, seconds = 0) =>
    new TOTP({ secret }).generate({ timestamp: test.clock.now.getTime() + seconds * 1000 });
  /** Codes before are used, so that the next half minute is awaited. */
  const wait = (seconds = 30) => {
    test.clock.now = new Date(test.clock.now.getTime() + seconds * 1000);
  };

  /** Sets a second factor up on the account page. */
  async function enrol(username: string): Promise<Holder> {
    const { data } = await login(username);
    const token = data.login?.authToken ?? '';
    const begun = await test.query<{ beginMySecondFactor: { challenge: string; secret: string } }>(
      `mutation { beginMySecondFactor(input: {current_password: "${testPassword}"}) { challenge secret } }`,
      {},
      { token },
    );
    const { challenge, secret } = begun.data.beginMySecondFactor;
    const { data: confirmed } = await test.query<{ confirmMySecondFactor: readonly string[] }>(
      'mutation ($input: ConfirmMySecondFactorInput!) { confirmMySecondFactor(input: $input) }',
      { input: { challenge, code: codeOf(secret) } },
      { token },
    );
    wait();
    return { secret, codes: confirmed.confirmMySecondFactor, token };
  }

  return { test, login, complete, challengeOf, codeOf, wait, enrol };
}

export type SecondFactorWorld = Awaited<ReturnType<typeof openSecondFactorWorld>>;

/** 'ok', or the code of the first error. */
export const outcomeIn = ({ errors }: Awaited<ReturnType<TestApp['query']>>): string =>
  errors?.[0]?.extensions.code ?? 'ok';
