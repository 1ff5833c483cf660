/** What the browser is told at /config.json. */
export interface Config {
  /** Name of the installation, in titles and on the sign-in page. */
  readonly brand: string;
  /** Sessions kept with a lower version are no longer valid. */
  readonly cookieVersion: number;
  /** Milliseconds between background refreshes of the session. */
  readonly tokenRefreshInterval: number;
  /** Milliseconds between two looks for a new version. */
  readonly buildPollInterval: number;
  /** Public address that page icons are under, without a slash at the end; empty for the app's own. */
  readonly faviconBase: string;
  readonly dataUrl: string;
  /** The data endpoint takes several operations as one request. */
  readonly batches: boolean;
  readonly contentUrl: string;
  readonly locale: string;
  /** A report is set up for the dashboard. */
  readonly hasReport: boolean;
  /** Where people can sign in with Microsoft too. */
  readonly sso?: SsoSettings;
}

export interface SsoSettings {
  readonly clientId: string;
  /** The issuer at Microsoft: https://login.microsoftonline.com/<directory>/v2.0 */
  readonly authority: string;
}

/** What holds where the configuration says nothing (spec §9). */
export const defaultConfig: Config = {
  brand: 'Convene',
  cookieVersion: 1,
  tokenRefreshInterval: 120_000,
  buildPollInterval: 120_000,
  faviconBase: '',
  dataUrl: '/graphql',
  batches: true,
  contentUrl: '/content/graphql',
  locale: 'en-US',
  hasReport: false,
};
