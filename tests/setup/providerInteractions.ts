import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type Provider from 'oidc-provider';

/** The provider's page where people type who they are; nobody here has a password. */
export function interactions(provider: Provider, accounts: Readonly<Record<string, unknown>>) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.method !== 'POST') return page(response, 200, 'Who are you?');
      const login = new URLSearchParams(await text(request)).get('login') ?? '';
      if (!(login in accounts)) return page(response, 400, 'There is no such account.');
      const result = { login: { accountId: login } };
      await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    } catch (error) {
      page(response, 400, String(error));
    }
  };
}

function page(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><title>Sign in to your account</title><p>${message}</p>
     <form method="post"><label>Account <input name="login"></label><button>Next</button></form>`,
  );
}
