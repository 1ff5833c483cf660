import { defaultConfig } from './Config.ts';
import type { Config } from './Config.ts';
import { parseConfig } from './parseConfig.ts';

/** Statuses after which a read-like call is tried once more (spec §7). */
const passing = [408, 409, 425, 429, 500, 502, 503, 504];

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
    const response = await readOnce(send);
    if (!response.ok) throw new Error(`The configuration could not be read: status ${response.status}.`);
    return parseConfig(await response.json());
  } catch (error) {
    if (!fallBack) throw error;
    console.warn('Running with the default configuration.', error);
    return defaultConfig;
  }
}

async function readOnce(send: typeof fetch): Promise<Response> {
  const read = () => send('/config.json', { headers: { accept: 'application/json' } });
  const response = await read();
  return passing.includes(response.status) ? read() : response;
}
