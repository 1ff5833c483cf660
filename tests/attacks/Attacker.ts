import { testPassword } from '../setup/testDatabase.ts';

export interface Answered {
  /** 'ok', or the code of the first error. */
  readonly outcome: string;
  readonly status: number;
  readonly ms: number;
}

/** Somebody who has signed in and sends what they like. */
export class Attacker {
  private constructor(
    private readonly address: string,
    private readonly token: string,
  ) {}

  static async signIn(address: string, username: string): Promise<Attacker> {
    const query = `mutation { login(input: { provider: PASSWORD, credentials: { username: "${username}", password: "${testPassword}" } }) { authToken } }`;
    const { data } = (await post(`${address}/content/graphql`, query).then((answer) => answer.json())) as {
      data: { login: { authToken: string } | null };
    };
    if (!data.login) throw new Error(`${username} could not sign in.`);
    return new Attacker(address, data.login.authToken);
  }

  async send(query: string): Promise<Answered> {
    const start = performance.now();
    const answer = await post(`${this.address}/graphql`, query, this.token);
    const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    return {
      outcome: errors?.[0]?.extensions.code ?? 'ok',
      status: answer.status,
      ms: performance.now() - start,
    };
  }
}

function post(url: string, query: string, token?: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
    signal: AbortSignal.timeout(60_000),
  });
}
