import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../config/Config.ts';

const callbackPath = '/account/callback';

/** What a page could ask of a device, and none here does. */
const unused = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers that keep the page to itself: its own scripts only, no frames around it. */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const headers = headersOf(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    reply.header('x-request-id', request.id);
    done();
  });
  if (!isSecure(config) || !config.sso) return;
  app.addHook('onRequest', (request, reply, done) => {
    // Where a sign-on in a window of its own comes back to: it must still belong to the page that opened it.
    if (request.url.split('?', 1)[0] === callbackPath)
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    done();
  });
}

const isSecure = ({ publicUrl }: Config): boolean => publicUrl.startsWith('https:');

/** They hang on the configuration alone, so they are made once and not with each request. */
function headersOf(config: Config): Readonly<Record<string, string>> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmetOf(config)(response.req, response, () => undefined);
  const made = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...(Object.fromEntries(made) as Record<string, string>), 'permissions-policy': unused };
}

function helmetOf(config: Config): ReturnType<typeof helmet> {
  const secure = isSecure(config);
  const { faviconBase } = config.web;
  const report = config.report === null ? [] : [config.report.embedOrigin];
  const images = faviconBase === '' ? [] : [new URL(faviconBase).origin];
  // Signing out asks the provider where to go.
  const provider = config.sso ? [new URL(config.sso.authority).origin] : [];
  return helmet({
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
        // What is printed without leaving the page: a file that the page has fetched.
        frameSrc: [...report, 'blob:'],
        // What reads PDFs is a script of its own.
        workerSrc: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // On plain http these would lock people out of an installation in their own network.
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure && { policy: config.sso ? 'same-origin-allow-popups' : 'same-origin' },
    originAgentCluster: secure,
    referrerPolicy: { policy: 'same-origin' },
  });
}
