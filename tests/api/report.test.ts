import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../setup/testApp.ts';

/** The configured report, against a service of our own that speaks as Microsoft's sign-in and Power BI do. */

const secret = 'a-secret-nobody-may-read';
const ids = {
  POWERBI_WORKSPACE_ID: '11111111-0000-4000-8000-000000000001',
  POWERBI_REPORT_ID: '22222222-0000-4000-8000-000000000002',
  POWERBI_TENANT_ID: '33333333-0000-4000-8000-000000000003',
  POWERBI_CLIENT_ID: '44444444-0000-4000-8000-000000000004',
};

interface Call {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let calls: Call[] = [];
let fails: string | null = null;
let embedUrl = 'https://app.powerbi.com/reportEmbed?reportId=2';
let expiration = '';
let issued = 0;
let service: Server;
let test: TestApp;

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

beforeAll(async () => {
  service = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url, authorization: headers.authorization, body: await bodyOf(request) });
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (fails !== null && url.includes(fails)) answer(403, { error: 'denied', secret });
      else if (url.endsWith('/oauth2/v2.0/token')) answer(200, { access_token: 'service-token' });
      else if (headers.authorization !== 'Bearer service-token') answer(401, {});
      else if (url.endsWith('/GenerateToken')) {
        issued += 1;
        answer(200, { token: `embed-${issued}`, tokenId: 'x', expiration });
      } else answer(200, { id: ids.POWERBI_REPORT_ID, name: 'Training in figures', embedUrl });
    })();
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  test = await createTestApp({
    env: {
      ...ids,
      POWERBI_CLIENT_SECRET: secret,
      POWERBI_LOGIN_URL: address,
      POWERBI_API_URL: `${address}/`,
      // The tests move the clock by hours.
      AUTH_TOKEN_SECONDS: '86400',
    },
  });
}, 120_000);

afterAll(async () => {
  await test.close();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

const minutesFrom = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * 60_000).toISOString();

beforeEach(() => {
  // Past whatever token an earlier test has kept.
  test.clock.now = new Date(test.clock.now.getTime() + 2 * 3_600_000);
  expiration = minutesFrom(test.clock.now, 60);
  calls = [];
  fails = null;
});
afterEach(() => {
  embedUrl = 'https://app.powerbi.com/reportEmbed?reportId=2';
});

interface Embed {
  readonly dashboardReport: {
    readonly id: string;
    readonly name: string;
    readonly embedUrl: string;
    readonly accessToken: string;
    readonly expires: string;
  } | null;
}
const embed = (as: string) =>
  test.query<Embed>('{ dashboardReport { id name embedUrl accessToken expires } }', {}, { as });

describe('the configured report', () => {
  it('is embedded with a token that the server fetches as a service principal', async () => {
    const { data, errors } = await embed('administrator');
    expect(errors).toBeUndefined();
    expect(data.dashboardReport).toEqual({
      id: ids.POWERBI_REPORT_ID,
      name: 'Training in figures',
      embedUrl,
      accessToken: `embed-${issued}`,
      expires: expiration,
    });
    const [signIn, ...others] = calls;
    expect(signIn?.url).toBe(`/${ids.POWERBI_TENANT_ID}/oauth2/v2.0/token`);
    expect(Object.fromEntries(new URLSearchParams(signIn?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: ids.POWERBI_CLIENT_ID,
      client_secret: secret,
      scope: 'https://analysis.windows.net/powerbi/api/.default',
    });
    const report = `/v1.0/myorg/groups/${ids.POWERBI_WORKSPACE_ID}/reports/${ids.POWERBI_REPORT_ID}`;
    expect(others.map(({ method, url }) => `${method} ${url}`).sort()).toEqual([
      `GET ${report}`,
      `POST ${report}/GenerateToken`,
    ]);
    expect(JSON.parse(others.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
      accessLevel: 'View',
    });
  });

  it('keeps its token until shortly before it ends, and fetches one for all who ask at once', async () => {
    const tokens = await Promise.all(['administrator', 'global_manager', 'compliance'].map(embed));
    const first = tokens.map(({ data }) => data.dashboardReport?.accessToken);
    expect(new Set(first).size).toBe(1);
    expect(calls).toHaveLength(3);
    test.clock.now = new Date(minutesFrom(test.clock.now, 54));
    expect((await embed('administrator')).data.dashboardReport?.accessToken).toBe(first[0]);
    expect(calls).toHaveLength(3);
    test.clock.now = new Date(minutesFrom(test.clock.now, 2));
    expiration = minutesFrom(test.clock.now, 60);
    expect((await embed('administrator')).data.dashboardReport?.accessToken).not.toBe(first[0]);
    expect(calls).toHaveLength(6);
  });

  it('is kept in the audit each time that somebody is given it, and never with its token (S4)', async () => {
    const viewed = () =>
      test.database.kysely
        .selectFrom('audits')
        .innerJoin('users', 'users.id', 'audits.user_id')
        .select([
          'users.username',
          'auditable_type',
          'auditable_id',
          'model',
          'new_values',
          'audits.country_id',
        ])
        .where('event', '=', 'viewed')
        .orderBy('audits.id')
        .execute();
    const before = await viewed();
    await embed('compliance');
    await embed('global_manager');
    await embed('country_manager');
    fails = '/GenerateToken';
    test.clock.now = new Date(test.clock.now.getTime() + 2 * 3_600_000);
    await embed('administrator');
    const kept = (await viewed()).slice(before.length);
    expect(kept.map(({ username }) => username)).toEqual(['compliance', 'global_manager']);
    expect(kept[0]).toMatchObject({
      auditable_type: 'DashboardReport',
      auditable_id: null,
      model: 'Training in figures',
      country_id: null,
    });
    expect(kept[0]?.new_values).toEqual({ expires: expiration });
    expect(JSON.stringify(kept)).not.toContain('embed-');
  });

  it('is only for roles that see all countries', async () => {
    for (const role of ['country_manager', 'booker', 'logistics', 'viewer'])
      expect((await embed(role)).data.dashboardReport, role).toBeNull();
    expect(calls).toEqual([]);
    const nobody = await test.query('{ dashboardReport { id } }');
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['/oauth2/', '/reports/', '/GenerateToken'])(
    'says in words that it is out of reach where %s is refused, and nothing secret',
    async (step) => {
      fails = step;
      const answer = await embed('administrator');
      expect(answer.errors?.[0]?.extensions.code).toBe('REPORT_UNAVAILABLE');
      expect(JSON.stringify(answer)).not.toContain(secret);
      expect(JSON.stringify(answer)).not.toContain('service-token');
      fails = null;
      expect((await embed('administrator')).data.dashboardReport).not.toBeNull();
    },
  );

  it('is not embedded from an address that the page would not frame', async () => {
    embedUrl = 'https://elsewhere.example/reportEmbed';
    expect((await embed('administrator')).errors?.[0]?.extensions.code).toBe('REPORT_UNAVAILABLE');
  });

  it('opens the page to frames of the service, and tells the browser no more than that there is one', async () => {
    const page = await test.app.inject({ url: '/config.json' });
    expect(page.headers['content-security-policy']).toContain('frame-src https://app.powerbi.com');
    expect(page.json()).toMatchObject({ hasReport: true });
    for (const hidden of [secret, ...Object.values(ids)]) expect(page.body).not.toContain(hidden);
  });
});

it('without a configured report no frame is let in, and there is none', async () => {
  const plain = await createTestApp();
  try {
    const page = await plain.app.inject({ url: '/config.json' });
    expect(page.headers['content-security-policy']).not.toContain('frame-src');
    expect(page.json()).toMatchObject({ hasReport: false });
    const answer = await plain.query<Embed>('{ dashboardReport { id } }', {}, { as: 'administrator' });
    expect(answer.data.dashboardReport).toBeNull();
  } finally {
    await plain.close();
  }
}, 60_000);
