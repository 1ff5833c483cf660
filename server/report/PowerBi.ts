import type { ReportConfig } from '../config/Config.ts';

const TIMEOUT_MS = 10_000;

interface EmbedToken {
  readonly token: string;
  readonly expires: Date;
}

/** The service's answer was not what its contract says; never holds a secret or a token. */
class PowerBiFailure extends Error {
  constructor(
    readonly step: 'sign-in' | 'report' | 'token',
    readonly status: number | null,
  ) {
    super(`Power BI, ${step}: ${status === null ? 'no usable answer' : `status ${status}`}`);
    this.name = 'PowerBiFailure';
  }
}

/** The three calls that embedding takes, as a service principal. */
export class PowerBi {
  constructor(private readonly config: ReportConfig) {}

  async signIn(): Promise<string> {
    const { loginUrl, tenantId, clientId, clientSecret, scope } = this.config;
    const answer = await call('sign-in', `${loginUrl}/${tenantId}/oauth2/v2.0/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope,
      }),
    });
    return textIn(answer, 'access_token', 'sign-in');
  }

  async report(accessToken: string): Promise<{ readonly name: string; readonly embedUrl: string }> {
    const answer = await call('report', this.address(), { headers: bearer(accessToken) });
    const embedUrl = textIn(answer, 'embedUrl', 'report');
    // Only what the page's policy lets in as a frame: anything else would be an empty rectangle, or worse.
    if (!URL.canParse(embedUrl) || new URL(embedUrl).origin !== new URL(this.config.embedOrigin).origin)
      throw new PowerBiFailure('report', null);
    return { name: textIn(answer, 'name', 'report'), embedUrl };
  }

  async embedToken(accessToken: string): Promise<EmbedToken> {
    const answer = await call('token', `${this.address()}/GenerateToken`, {
      method: 'POST',
      headers: { ...bearer(accessToken), 'content-type': 'application/json' },
      body: JSON.stringify({ accessLevel: 'View' }),
    });
    const expires = new Date(textIn(answer, 'expiration', 'token'));
    if (Number.isNaN(expires.getTime())) throw new PowerBiFailure('token', null);
    return { token: textIn(answer, 'token', 'token'), expires };
  }

  private address(): string {
    const { apiUrl, workspaceId, reportId } = this.config;
    return `${apiUrl}/v1.0/myorg/groups/${workspaceId}/reports/${reportId}`;
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

type Step = PowerBiFailure['step'];

async function call(step: Step, url: string, init: RequestInit): Promise<unknown> {
  // Redirects would carry the secret to wherever they point.
  const options: RequestInit = { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) };
  const answer = await fetch(url, options).catch(() => null);
  if (answer === null) throw new PowerBiFailure(step, null);
  if (!answer.ok) throw new PowerBiFailure(step, answer.status);
  return answer.json().catch(() => {
    throw new PowerBiFailure(step, null);
  });
}

function textIn(answer: unknown, key: string, step: Step): string {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[key] : null;
  if (typeof value !== 'string' || value === '') throw new PowerBiFailure(step, null);
  return value;
}
