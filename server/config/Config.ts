import type { Proxies } from './parseProxies.ts';

export type Environment = 'production' | 'development' | 'test';

/** Everything that is configured from outside, parsed once. Times in seconds unless the name says otherwise. */
export interface Config {
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  /** Address the world knows, without a slash at the end. */
  readonly publicUrl: string;
  readonly trustProxy: Proxies;
  readonly logLevel: string;
  /** Null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databaseReadUrl: string | null;
  /** Absolute. */
  readonly dataDir: string;
  readonly queries: QueryConfig;
  readonly demo: DemoConfig;
  /** Made at the first start where there are no users and no demo. */
  readonly administrator: AdministratorConfig | null;
  readonly auth: AuthConfig;
  /** Null: people sign in with passwords only. */
  readonly sso: SsoConfig | null;
  readonly passports: PassportConfig;
  readonly honoraria: HonorariaConfig;
  readonly mail: MailConfig;
  /** Where the European Central Bank's reference rates are read. Null: they are not. */
  readonly exchangeRatesUrl: string | null;
  readonly web: WebConfig;
  /** Whether browsers may read the sources behind the built scripts. */
  readonly sourceMaps: boolean;
  /** The Power BI report of the dashboard. Null: the dashboard is our own. */
  readonly report: ReportConfig | null;
}

/** What keeps one request from taking the database away from all others (ADR 19). */
interface QueryConfig {
  /** What a request may cost. */
  readonly budget: number;
  /** Milliseconds that one read may take. */
  readonly readMs: number;
}

interface DemoConfig {
  /** Null: load it where the database is new and this is not production. */
  readonly wanted: boolean | null;
  readonly password: string;
}

export interface AdministratorConfig {
  readonly email: string;
  readonly password: string;
}

export interface AuthConfig {
  /** Null: a secret made once in `dataDir`. */
  readonly secret: string | null;
  readonly tokenSeconds: number;
  /** How long a refresh token lasts unless it is used. */
  readonly refreshSeconds: number;
  /** S7: the absolute lifetime of a session, however often it is refreshed. */
  readonly sessionSeconds: number;
  /** Names of the roles that sign in with a password and a second factor. */
  readonly secondFactorRoles: readonly string[];
}

/** Sign-on with Microsoft Entra ID. */
export interface SsoConfig {
  /** The directory whose people may sign in. */
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The issuer of identity tokens, without a slash at the end. */
  readonly authority: string;
  /** What becomes of somebody who is not known here yet. */
  readonly newUsers: 'refuse' | 'create';
}

/** G4: passports are encrypted, and purged after the event. */
interface PassportConfig {
  /** 32 bytes; null: a key made once in `dataDir`. */
  readonly key: Uint8Array | null;
  /** How long after its event passport data is kept. */
  readonly days: number;
  /** Keys that are read and no longer written with. */
  readonly previous: readonly Uint8Array[];
}

export interface HonorariaConfig {
  /** H9: what a trainer may be paid in a calendar year before it warns. Null: there is no cap. */
  readonly yearlyCap: MoneyConfig | null;
  /** H3: what an hour of travel is paid of an hour of work, a decimal. */
  readonly travelFactor: string;
}

interface MoneyConfig {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

interface MailConfig {
  /** Null: mails become files in `dataDir`/outbox. */
  readonly smtpUrl: string | null;
  readonly from: string;
}

/** A report in Power BI, read as a service principal. Addresses without a slash at the end. */
export interface ReportConfig {
  readonly workspaceId: string;
  readonly reportId: string;
  readonly tenantId: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  readonly loginUrl: string;
  readonly apiUrl: string;
  /** Where reports are shown from; the page lets in frames of it. */
  readonly embedOrigin: string;
}

/** What the browser is told at /config.json. */
interface WebConfig {
  readonly brand: string;
  readonly cookieVersion: number;
  readonly tokenRefreshIntervalMs: number;
  readonly buildPollIntervalMs: number;
  readonly faviconBase: string;
  readonly locale: string;
}
