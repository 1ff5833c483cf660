import { defaultConfig, type Config, type SsoSettings } from './Config.ts';

/**
 * Reads the run-time configuration; what is missing has its default.
 * @throws naming everything that is wrong.
 */
export function parseConfig(given: unknown): Config {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Error('The configuration is not an object.');
  }
  const values = new Map<string, unknown>(Object.entries(given));
  const wrong: string[] = [];

  const read = <Value>(
    name: keyof Config,
    accepts: (value: unknown) => value is Value,
    fallback: Value,
  ): Value => {
    const value = values.get(name);
    if (value === undefined || value === null) return fallback;
    if (accepts(value)) return value;
    wrong.push(`${name} (${JSON.stringify(value)})`);
    return fallback;
  };

  const sso = read<SsoSettings | null>('sso', isSso, null);
  const config: Config = {
    brand: read('brand', isText, defaultConfig.brand),
    cookieVersion: read('cookieVersion', isPositive, defaultConfig.cookieVersion),
    tokenRefreshInterval: read('tokenRefreshInterval', isPositive, defaultConfig.tokenRefreshInterval),
    buildPollInterval: read('buildPollInterval', isPositive, defaultConfig.buildPollInterval),
    faviconBase: read('faviconBase', isString, defaultConfig.faviconBase).replace(/\/+$/, ''),
    dataUrl: read('dataUrl', isAddress, defaultConfig.dataUrl),
    batches: read('batches', isBoolean, defaultConfig.batches),
    contentUrl: read('contentUrl', isAddress, defaultConfig.contentUrl),
    locale: read('locale', isLocale, defaultConfig.locale),
    ...(sso && { sso: { clientId: sso.clientId, authority: sso.authority } }),
    hasReport: read('hasReport', isBoolean, defaultConfig.hasReport),
  };
  if (wrong.length > 0) throw new Error(`The configuration is wrong in ${wrong.join(', ')}.`);
  return config;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => isString(value) && value.trim() !== '';
const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;
const isAddress = (value: unknown): value is string =>
  isString(value) && /^(\/(?!\/)|https?:\/\/)/.test(value);

const isSso = (value: unknown): value is SsoSettings =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  isText(value.clientId) &&
  'authority' in value &&
  isString(value.authority) &&
  value.authority.startsWith('https://');

function isLocale(value: unknown): value is string {
  if (!isText(value)) return false;
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
