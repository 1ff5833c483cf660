import { client, type Answer, type Client } from '../Client.ts';
import { startApi, type Api } from '../startApi.ts';

/** The server behind a port of its own: requests meet each other as people's do. */
export interface HttpApi extends Pick<Api, 'app' | 'country' | 'close'> {
  readonly as: (username: string) => Promise<Client>;
}

export async function startHttpApi(): Promise<HttpApi> {
  const api = await startApi();
  const address = await api.app.app.listen({ port: 0, host: '127.0.0.1' });
  const as = async (username: string) => {
    const token = await api.app.tokenOf(username);
    return client(async (query, variables = {}) => {
      const response = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ query, variables }),
      });
      return (await response.json()) as Answer;
    });
  };
  return { app: api.app, country: api.country, close: api.close, as };
}
