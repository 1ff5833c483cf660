import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embedUrl, startReportService, type ReportService } from '#tests/setup/reportService.ts';
import { createTestApp, type TestApp } from '#tests/setup/testApp.ts';

let service: ReportService;
let test: TestApp;

beforeAll(async () => {
  service = await startReportService();
  test = await createTestApp({
    // The tests move the clock by hours.
    env: { ...service.env, AUTH_TOKEN_SECONDS: '86400' },
  });
}, 120_000);

afterAll(async () => {
  await test.close();
  await service.stop();
});

const minutesFrom = (moment: Date, minutes: number) =>
  new Date(moment.getTime() + minutes * 60_000).toISOString();

beforeEach(() => {
  // Past whatever token an earlier test has kept.
  test.clock.now = new Date(test.clock.now.getTime() + 2 * 3_600_000);
  service.answers.expiration = minutesFrom(test.clock.now, 60);
  service.answers.fails = null;
  service.calls.length = 0;
});
afterEach(() => {
  service.answers.embedUrl = embedUrl;
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
      id: service.ids.POWERBI_REPORT_ID,
      name: 'Training in figures',
      embedUrl,
      accessToken: service.lastToken(),
      expires: service.answers.expiration,
    });
    const [signIn, ...others] = service.calls;
    expect(signIn?.url).toBe(`/${service.ids.POWERBI_TENANT_ID}/oauth2/v2.0/token`);
    expect(Object.fromEntries(new URLSearchParams(signIn?.body))).toEqual({
      grant_type: 'client_credentials',
      client_id: service.ids.POWERBI_CLIENT_ID,
      client_secret: service.secret,
      scope: 'https://analysis.windows.net/powerbi/api/.default',
    });
    const report = `/v1.0/myorg/groups/${service.ids.POWERBI_WORKSPACE_ID}/reports/${service.ids.POWERBI_REPORT_ID}`;
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
    expect(service.calls).toHaveLength(3);
    test.clock.now = new Date(minutesFrom(test.clock.now, 54));
    expect((await embed('administrator')).data.dashboardReport?.accessToken).toBe(first[0]);
    expect(service.calls).toHaveLength(3);
    test.clock.now = new Date(minutesFrom(test.clock.now, 2));
    service.answers.expiration = minutesFrom(test.clock.now, 60);
    expect((await embed('administrator')).data.dashboardReport?.accessToken).not.toBe(first[0]);
    expect(service.calls).toHaveLength(6);
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
    service.answers.fails = '/GenerateToken';
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
    expect(kept[0]?.new_values).toEqual({ expires: service.answers.expiration });
    expect(JSON.stringify(kept)).not.toContain('embed-');
  });

  it('is only for roles that see all countries', async () => {
    for (const role of ['country_manager', 'booker', 'logistics', 'viewer'])
      expect((await embed(role)).data.dashboardReport, role).toBeNull();
    expect(service.calls).toEqual([]);
    const nobody = await test.query('{ dashboardReport { id } }');
    expect(nobody.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it.each(['/oauth2/', '/reports/', '/GenerateToken'])(
    'says in words that it is out of reach where %s is refused, and nothing secret',
    async (step) => {
      service.answers.fails = step;
      const answer = await embed('administrator');
      expect(answer.errors?.[0]?.extensions.code).toBe('REPORT_UNAVAILABLE');
      expect(JSON.stringify(answer)).not.toContain(service.secret);
      expect(JSON.stringify(answer)).not.toContain('service-token');
      service.answers.fails = null;
      expect((await embed('administrator')).data.dashboardReport).not.toBeNull();
    },
  );

  it('is not embedded from an address that the page would not frame', async () => {
    service.answers.embedUrl = 'https://elsewhere.example/reportEmbed';
    expect((await embed('administrator')).errors?.[0]?.extensions.code).toBe('REPORT_UNAVAILABLE');
  });

  it('opens the page to frames of the service, and tells the browser no more than that there is one', async () => {
    const page = await test.app.inject({ url: '/config.json' });
    expect(page.headers['content-security-policy']).toContain('frame-src https://app.powerbi.com');
    expect(page.json()).toMatchObject({ hasReport: true });
    for (const hidden of [service.secret, ...Object.values(service.ids)])
      expect(page.body).not.toContain(hidden);
  });
});

it('without a configured report no frame of elsewhere is let in, and there is none', async () => {
  const plain = await createTestApp();
  try {
    const page = await plain.app.inject({ url: '/config.json' });
    expect(page.headers['content-security-policy']).toContain('frame-src blob:;');
    expect(page.json()).toMatchObject({ hasReport: false });
    const answer = await plain.query<Embed>('{ dashboardReport { id } }', {}, { as: 'administrator' });
    expect(answer.data.dashboardReport).toBeNull();
  } finally {
    await plain.close();
  }
}, 60_000);
