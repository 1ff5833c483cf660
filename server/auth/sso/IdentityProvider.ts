import * as oidc from 'openid-client';
import type { SsoConfig } from '#server/config/Config.ts';
import { signOnFailure } from './signOnFailure.ts';
import type { SsoTransaction } from './TransactionCookie.ts';

/** What the provider has led back with. */
export interface OAuthResponse {
  readonly code: string;
  readonly state: string;
  readonly iss?: string | null;
}

interface Redeemed {
  readonly idToken: string;
  /** Of the identity token, whose signature, issuer, audience, nonce and expiry have been checked. */
  readonly claims: Readonly<Record<string, unknown>>;
}

const patienceSeconds = 10;
const scope = 'openid profile email';

/** The OpenID provider, as the one client that this server is. What it knows of it is asked for when first needed. */
export class IdentityProvider {
  private known: Promise<oidc.ServerMetadata> | null = null;
  private readonly callback: string;

  constructor(
    private readonly config: SsoConfig,
    publicUrl: string,
  ) {
    this.callback = `${publicUrl}/account/callback`;
  }

  /** The address to send a person to. @throws ssoUnavailable */
  async authorizationUrl({ state, nonce, verifier }: SsoTransaction): Promise<string> {
    const configuration = await this.configuration();
    const challenge = await oidc.calculatePKCECodeChallenge(verifier);
    return oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback,
      scope,
      response_mode: 'query',
      state,
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }).href;
  }

  /** Exchanges a code for who has signed in. @throws ssoRefused, ssoUnavailable */
  async redeem(
    { code, state, iss }: OAuthResponse,
    { nonce, verifier, state: expectedState }: SsoTransaction,
  ): Promise<Redeemed> {
    const configuration = await this.configuration();
    const answer = new URL(this.callback);
    answer.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString();
    try {
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: verifier,
        expectedState,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined || tokens.id_token === undefined) throw new Error('There is no id token.');
      return { idToken: tokens.id_token, claims };
    } catch (error) {
      throw signOnFailure(error);
    }
  }

  /**
   * One for each step: with it the keys are asked for that a token is checked by. They would be kept for five minutes, in
   * which one that the provider has given up is good, and one that is new is not.
   */
  private async configuration(): Promise<oidc.Configuration> {
    const { clientId, clientSecret } = this.config;
    const authentication = oidc.ClientSecretPost(clientSecret);
    const configuration = new oidc.Configuration(await this.metadata(), clientId, undefined, authentication);
    configuration.timeout = patienceSeconds;
    // The signature of identity tokens is checked even though they come straight from the provider.
    oidc.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  /** Kept once known; a failure is not kept, so that the next attempt finds a provider that has come back. */
  private metadata(): Promise<oidc.ServerMetadata> {
    this.known ??= this.discover().catch((error: unknown) => {
      this.known = null;
      throw signOnFailure(error, 'discovery');
    });
    return this.known;
  }

  private async discover(): Promise<oidc.ServerMetadata> {
    const { authority, clientId } = this.config;
    const found = await oidc.discovery(new URL(authority), clientId, undefined, undefined, {
      timeout: patienceSeconds,
    });
    return found.serverMetadata();
  }
}
