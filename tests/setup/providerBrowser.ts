/** A browser without a screen: walks from an authorize URL over the provider's page back to the app. */
export class ProviderBrowser {
  private readonly cookies = new Map<string, string>();

  /** Answers the address of the app that the provider leads back to. Nobody is asked who is signed in already. */
  async signIn(authorizationUrl: string, login: string): Promise<URL> {
    const { origin } = new URL(authorizationUrl);
    let next = new URL(authorizationUrl);
    let body: URLSearchParams | null = null;
    for (let step = 0; step < 10; step += 1) {
      if (next.origin !== origin) return next;
      const response: Response = await this.send(next, body);
      const location = response.headers.get('location');
      if (location === null && body !== null) throw new Error(await response.text());
      body = location === null ? new URLSearchParams({ login }) : null;
      next = new URL(location ?? next.href, next);
    }
    throw new Error('The provider goes round in circles.');
  }

  private async send(url: URL, body: URLSearchParams | null): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const [name = '', ...value] = pair.split('=');
      this.cookies.set(name, value.join('='));
    }
    return response;
  }
}
