import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen, stopListening } from './listen.ts';

const ids = {
  POWERBI_WORKSPACE_ID: '11111111-0000-4000-8000-000000000001',
  POWERBI_REPORT_ID: '22222222-0000-4000-8000-000000000002',
  POWERBI_TENANT_ID: '33333333-0000-4000-8000-000000000003',
  POWERBI_CLIENT_ID: '44444444-0000-4000-8000-000000000004',
} as const;
const secret = 'a-secret-nobody-may-read';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** What the service answers from now on. */
interface Answers {
  embedUrl: string;
  expiration: string;
  /** Calls with this in their address are refused. */
  fails: string | null;
}

export interface ReportService {
  readonly ids: typeof ids;
  readonly secret: string;
  /** What a server is configured with to ask this service. */
  readonly env: Readonly<Record<string, string>>;
  readonly calls: Call[];
  readonly answers: Answers;
  /** The token given out last. */
  readonly lastToken: () => string;
  readonly stop: () => Promise<void>;
}

export const embedUrl = 'https://app.powerbi.com/reportEmbed?reportId=2';

/** A service that speaks as Microsoft's sign-in and Power BI do, on a free port of this machine. */
export async function startReportService(): Promise<ReportService> {
  const calls: Call[] = [];
  const answers: Answers = { embedUrl, expiration: '', fails: null };
  let issued = 0;
  const service = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url, authorization: headers.authorization, body: await text(request) });
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (answers.fails !== null && url.includes(answers.fails)) answer(403, { error: 'denied', secret });
      else if (url.endsWith('/oauth2/v2.0/token')) answer(200, { access_token: 'service-token' });
      else if (headers.authorization !== 'Bearer service-token') answer(401, {});
      else if (url.endsWith('/GenerateToken')) {
        issued += 1;
        answer(200, { token: `embed-${issued}`, tokenId: 'x', expiration: answers.expiration });
      } else
        answer(200, { id: ids.POWERBI_REPORT_ID, name: 'Training in figures', embedUrl: answers.embedUrl });
    })();
  });
  const address = `http://127.0.0.1:${await listen(service)}`;
  return {
    ids,
    secret,
    env: {
      ...ids,
      POWERBI_CLIENT_SECRET: secret,
      POWERBI_LOGIN_URL: address,
      POWERBI_API_URL: `${address}/`,
    },
    calls,
    answers,
    lastToken: () => `embed-${issued}`,
    stop: () => stopListening(service),
  };
}
