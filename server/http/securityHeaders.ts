import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/Config.ts';

const callbackPath = '/account/callback';

/** What a page could ask of a device, and none here does. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers that keep the page to itself: its own scripts only, no frames around it. */
export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isSecure = config.publicUrl.startsWith('https:');
  const { faviconBase } = config.web;
  const images = faviconBase === '' ? [] : [new URL(faviconBase).origin];
  // Signing out asks the provider where to go.
  const provider = config.sso ? [new URL(config.sso.authority).origin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", ...provider],
        // The component library writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(config.report === null ? {} : { frameSrc: [config.report.embedOrigin] }),
        frameAncestors: ["'none'"],
      },
    },
    // On plain http these would lock people out of an installation in their own network.
    strictTransportSecurity: isSecure,
    crossOriginOpenerPolicy: isSecure && { policy: config.sso ? 'same-origin-allow-popups' : 'same-origin' },
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', unused);
  });
  if (!isSecure || !config.sso) return;
  app.addHook('onRequest', async (request, reply) => {
    // Where a sign-on in a window of its own comes back to: it must still belong to the page that opened it.
    if (request.url.split('?', 1)[0] === callbackPath)
      reply.header('cross-origin-opener-policy', 'unsafe-none');
  });
}
