import { join, resolve } from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';

/** What points the web app at another API, read from the environment. */
interface OtherApi {
  /** The folder that `npm run generate -- --out` has written. */
  readonly resources: string;
  /** What is written by hand for it; without one its screens run as they were generated. */
  readonly overrides: string;
  /** What the browser reads at /config.json. */
  readonly config: string;
}

export function otherApi(env: NodeJS.ProcessEnv): OtherApi | undefined {
  const { RESOURCES: resources = '', OVERRIDES: overrides = '', BRAND: brand } = env;
  if (resources === '') return undefined;
  // Many servers take one operation a request; where this one takes several, its own /config.json says so.
  const config = JSON.stringify({ ...(brand !== undefined && { brand }), batches: false });
  return {
    resources: resolve(resources),
    overrides: resolve(overrides === '' ? 'src/plain' : overrides),
    config,
  };
}

/** Puts the other API's folders in the place of our own, and its configuration beside the page. */
export const withOtherApi = ({ resources, overrides, config }: OtherApi): Plugin => ({
  name: 'convene-other-api',
  enforce: 'pre',
  resolveId(source) {
    const [, folder, path = ''] = /^#(resources|overrides)\/(.+)$/.exec(source) ?? [];
    if (folder === undefined) return undefined;
    return join(folder === 'resources' ? resources : overrides, path);
  },
  configureServer({ middlewares }) {
    middlewares.use('/config.json', (_request, response) => {
      response.setHeader('content-type', 'application/json').end(config);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'config.json', source: config });
  },
});

/** While one develops, /graphql is passed on to API_URL, the address of the API's endpoint. */
export function otherApiProxy(env: NodeJS.ProcessEnv): Readonly<Record<string, ProxyOptions>> {
  const { API_URL: address, API_AUTHORIZATION: authorization } = env;
  if (address === undefined) return {};
  const { origin, pathname, search } = new URL(address);
  return {
    '/graphql': {
      target: origin,
      changeOrigin: true,
      rewrite: () => pathname + search,
      ...(authorization !== undefined && { headers: { authorization } }),
    },
  };
}
