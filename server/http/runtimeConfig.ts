import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config.ts';

/** What the browser needs to know of this installation. Everybody can read it: nothing secret belongs here. */
export function runtimeConfig(app: FastifyInstance, { web, environment, sso, report }: Config): void {
  const body = {
    brand: web.brand,
    cookieVersion: web.cookieVersion,
    tokenRefreshInterval: web.tokenRefreshIntervalMs,
    buildPollInterval: web.buildPollIntervalMs,
    faviconBase: web.faviconBase,
    dataUrl: '/graphql',
    contentUrl: '/content/graphql',
    locale: web.locale,
    hasReport: report !== null,
    environment,
    ...(sso && { sso: { clientId: sso.clientId, authority: sso.authority } }),
  };
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-store').send(body));
}
