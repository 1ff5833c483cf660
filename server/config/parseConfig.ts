import { resolve } from 'node:path';
import type {
  AdministratorConfig,
  AuthConfig,
  Config,
  Environment,
  ReportConfig,
  SsoConfig,
} from './Config.ts';
import { EnvironmentReader } from './EnvironmentReader.ts';
import { parseProxies } from './parseProxies.ts';
import { shortestPassword } from './shortestPassword.ts';
import { isUuid } from '#server/words/isUuid.ts';

const required = ['SSO_TENANT_ID', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'] as const;
const others = ['SSO_AUTHORITY', 'SSO_NEW_USERS'] as const;

/** Null where none of it is set; where some of it is, the rest is needed. */
function parseSso(read: EnvironmentReader): SsoConfig | null {
  if ([...required, ...others].every((name) => read.optional(name) === null)) return null;
  const [tenantId, clientId, clientSecret] = required.map(
    (name) => read.optional(name) ?? read.wrong(name, 'is needed for single sign-on', ''),
  );
  // One directory: `common` and the like would let in everybody who has an account at Microsoft.
  if (tenantId && !isUuid(tenantId))
    read.wrong('SSO_TENANT_ID', 'must be the id of one directory, such as 1a2b3c4d-…', null);
  const tenant = (tenantId ?? '').toLowerCase();
  // Browsers sign on there as well, which take nothing in the clear, be it on this machine.
  const authority =
    read.url('SSO_AUTHORITY', ['https:']) ?? `https://login.microsoftonline.com/${tenant}/v2.0`;
  return {
    tenantId: tenant,
    clientId: clientId ?? '',
    clientSecret: clientSecret ?? '',
    authority: new URL(authority).href.replace(/\/+$/, ''),
    newUsers: read.oneOf('SSO_NEW_USERS', ['refuse', 'create'] as const, 'refuse'),
  };
}

const needed = {
  workspaceId: 'POWERBI_WORKSPACE_ID',
  reportId: 'POWERBI_REPORT_ID',
  tenantId: 'POWERBI_TENANT_ID',
  clientId: 'POWERBI_CLIENT_ID',
  clientSecret: 'POWERBI_CLIENT_SECRET',
} as const;

/** The report of the dashboard: all of it or nothing. */
function parseReport(read: EnvironmentReader): ReportConfig | null {
  const given = Object.values(needed).filter((name) => read.optional(name) !== null);
  if (given.length === 0) return null;
  for (const name of Object.values(needed)) {
    const value = read.optional(name);
    if (value === null) read.wrong(name, `is needed with ${given[0]}`, null);
    else if (name !== needed.clientSecret && !isUuid(value))
      read.wrong(name, 'must be an id such as 0f1e2d3c-0000-4000-8000-000000000000', null);
  }
  return {
    workspaceId: read.text(needed.workspaceId, ''),
    reportId: read.text(needed.reportId, ''),
    tenantId: read.text(needed.tenantId, ''),
    clientId: read.text(needed.clientId, ''),
    clientSecret: read.text(needed.clientSecret, ''),
    scope: read.text('POWERBI_SCOPE', 'https://analysis.windows.net/powerbi/api/.default'),
    loginUrl: read.secureUrl('POWERBI_LOGIN_URL', 'https://login.microsoftonline.com'),
    apiUrl: read.secureUrl('POWERBI_API_URL', 'https://api.powerbi.com'),
    embedOrigin: new URL(read.secureUrl('POWERBI_EMBED_URL', 'https://app.powerbi.com')).origin,
  };
}

/** It stands in the README: whoever has read that may sign in with it. */
export const usualDemoPassword = 'convene-demo';

const day = 86_400;
const environments: readonly Environment[] = ['production', 'development', 'test'];
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** @throws ConfigError naming every variable that is wrong. */
export function parseConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvironmentReader(variables);
  const environment = read.oneOf('NODE_ENV', environments, 'development');
  const port = read.integer('PORT', 8080, { min: 0, max: 65_535 });
  const config: Config = {
    environment,
    host: read.text('HOST', environment === 'production' ? '0.0.0.0' : 'localhost'),
    port,
    publicUrl: publicUrl(read, port),
    trustProxy: parseProxies(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseReadUrl: read.url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    dataDir: resolve(read.text('DATA_DIR', './data')),
    queries: {
      budget: read.integer('QUERY_BUDGET', 500_000, { min: 50_000, max: 1_000_000_000_000 }),
      readMs: read.integer('READ_TIMEOUT', 5_000, { min: 100, max: 600_000 }),
    },
    demo: { wanted: demoWanted(read, environment), password: demoPassword(read) },
    administrator: parseAdministrator(read),
    auth: parseAuth(read),
    sso: parseSso(read),
    passports: {
      key: passportKey(read),
      previous: previousKeys(read),
      days: read.integer('PASSPORT_DAYS', 30, { min: 0, max: 3_650 }),
    },
    honoraria: {
      yearlyCap: read.money('HONORARIA_YEARLY_CAP'),
      travelFactor: read.decimal('HONORARIA_TRAVEL_FACTOR', '1'),
    },
    mail: {
      smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
      from: mailFrom(read),
    },
    exchangeRatesUrl: read.optional('EXCHANGE_RATES_URL') && read.secureUrl('EXCHANGE_RATES_URL', ''),
    web: {
      brand: read.text('BRAND', 'Convene'),
      cookieVersion: read.integer('COOKIE_VERSION', 1, { min: 1, max: 1_000_000 }),
      tokenRefreshIntervalMs: read.integer('TOKEN_REFRESH_INTERVAL', 120_000, {
        min: 1_000,
        max: 86_400_000,
      }),
      buildPollIntervalMs: read.integer('BUILD_POLL_INTERVAL', 120_000, { min: 1_000, max: 86_400_000 }),
      faviconBase: (read.url('FAVICON_BASE', ['http:', 'https:']) ?? '').replace(/\/+$/, ''),
      locale: locale(read),
    },
    sourceMaps: read.flag('SOURCE_MAPS') ?? false,
    report: parseReport(read),
  };
  if (config.databaseReadUrl !== null && read.optional('DATABASE_URL') === null) {
    read.wrong('DATABASE_READ_URL', 'needs DATABASE_URL', null);
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

/** Pages and files are asked for from the root of their host, whatever path a proxy has before them. */
function publicUrl(read: EnvironmentReader, port: number): string {
  const { origin, href } = new URL(read.url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`);
  if (/^\/*$/.test(href.slice(origin.length))) return origin;
  return read.wrong('PUBLIC_URL', 'must be a host without a path', origin);
}

/** The web app does not start with one that browsers do not know: `de_DE`, as systems write it. */
function locale(read: EnvironmentReader): string {
  const name = read.text('LOCALE', 'en-US');
  try {
    Intl.getCanonicalLocales(name);
    return name;
  } catch {
    return read.wrong('LOCALE', 'must be a locale such as en-GB', name);
  }
}

function parseAuth(read: EnvironmentReader): AuthConfig {
  const secret = read.optional('AUTH_SECRET');
  if (secret !== null && secret.length < 32)
    read.wrong('AUTH_SECRET', 'must have at least 32 characters', null);
  const auth: AuthConfig = {
    secret,
    tokenSeconds: read.integer('AUTH_TOKEN_SECONDS', 1_800, { min: 10, max: day }),
    refreshSeconds: read.integer('AUTH_REFRESH_SECONDS', day, { min: 60, max: 365 * day }),
    sessionSeconds: read.integer('AUTH_SESSION_SECONDS', 14 * day, { min: 60, max: 365 * day }),
    secondFactorRoles: read.list('SECOND_FACTOR_ROLES'),
  };
  if (auth.tokenSeconds > auth.sessionSeconds)
    read.wrong('AUTH_TOKEN_SECONDS', 'must not exceed AUTH_SESSION_SECONDS', null);
  return auth;
}

function passportKey(read: EnvironmentReader): Uint8Array | null {
  const text = read.optional('PASSPORT_KEY');
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  return key.length === 32 ? key : read.wrong('PASSPORT_KEY', 'must be 32 bytes in base64', null);
}

function previousKeys(read: EnvironmentReader): readonly Uint8Array[] {
  const keys = read.list('PASSPORT_KEY_PREVIOUS').map((text) => Buffer.from(text, 'base64'));
  return keys.every(({ length }) => length === 32)
    ? keys
    : read.wrong('PASSPORT_KEY_PREVIOUS', 'must be keys of 32 bytes in base64, with commas between them', []);
}

function parseAdministrator(read: EnvironmentReader): AdministratorConfig | null {
  const email = read.optional('ADMIN_EMAIL');
  const password = read.optional('ADMIN_PASSWORD');
  if (email === null && password === null) return null;
  if (email === null) return read.wrong('ADMIN_EMAIL', 'is needed with ADMIN_PASSWORD', null);
  if (!email.includes('@')) return read.wrong('ADMIN_EMAIL', 'must be an e-mail address', null);
  if (password === null || password.length < shortestPassword)
    return read.wrong('ADMIN_PASSWORD', `must have at least ${shortestPassword} characters`, null);
  return { email, password };
}

function mailFrom(read: EnvironmentReader): string {
  const from = read.text('MAIL_FROM', `${read.text('BRAND', 'Convene')} <no-reply@localhost>`);
  if (/^[^\r\n]*@[^\r\n]*$/.test(from)) return from;
  return read.wrong('MAIL_FROM', 'must be an e-mail address, with a name before it if you like', from);
}

function demoWanted(read: EnvironmentReader, environment: Environment): boolean | null {
  const wanted = read.flag('DEMO');
  if (wanted !== true || environment !== 'production') return wanted;
  return read.wrong('DEMO', 'must not be true where NODE_ENV is production', null);
}

function demoPassword(read: EnvironmentReader): string {
  const password = read.text('DEMO_PASSWORD', usualDemoPassword);
  return password.length >= 8
    ? password
    : read.wrong('DEMO_PASSWORD', 'must have at least 8 characters', password);
}
