import { defaultConfig, type Config } from './Config.ts';
import { fetchRead } from './fetchRead.ts';
import { parseConfig } from './parseConfig.ts';

interface Options {
  readonly fetch?: typeof fetch;
  /** Go on with the defaults where no server answers: the development server runs alone. */
  readonly fallBack?: boolean;
}

/**
 * The run-time configuration, from /config.json; asked for before the first render.
 * @throws where it cannot be read or is wrong.
 */
export async function loadConfig({
  fetch: send = fetch,
  fallBack = import.meta.env.DEV,
}: Options = {}): Promise<Config> {
  try {
    const response = await fetchRead('/config.json', { headers: { accept: 'application/json' } }, send);
    if (!response.ok) throw new Error(`The configuration could not be read: status ${response.status}.`);
    return parseConfig(await response.json());
  } catch (error) {
    if (!fallBack) throw error;
    console.warn('Running with the default configuration.', error);
    return defaultConfig;
  }
}
