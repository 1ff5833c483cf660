import { ApolloLink, execute, from, gql, Observable, type FetchResult } from '@apollo/client/core';
import { describe, expect, it, vi } from 'vitest';

import { bearerLink } from './bearerLink.ts';
import { unauthenticatedLink } from './unauthenticatedLink.ts';

const query = gql('query Things { things { id } }');
const mutation = gql('mutation Save { save { id } }');
const refused: FetchResult = {
  errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
};
const done: FetchResult = { data: { things: [] } };

/** A server that takes the tokens of `open`, and a session whose token changes while a call is on its way. */
function setUp({
  tokens,
  open,
}: {
  readonly tokens: readonly (string | undefined)[];
  readonly open: readonly string[];
}) {
  const sent: (string | undefined)[] = [];
  const session = { token: tokens[0] };
  const server = new ApolloLink((operation) => {
    const { headers } = operation.getContext() as { readonly headers?: { readonly authorization: string } };
    const token = headers?.authorization.replace('Bearer ', '');
    sent.push(token);
    session.token = tokens[Math.min(sent.length, tokens.length - 1)];
    return Observable.of(token !== undefined && open.includes(token) ? done : refused);
  });
  const onUnauthenticated = vi.fn();
  const authToken = () => session.token;
  const link = from([unauthenticatedLink({ authToken, onUnauthenticated }), bearerLink(authToken), server]);
  const call = (document: typeof query) =>
    new Promise<FetchResult>((resolve, reject) => {
      execute(link, { query: document }).subscribe(resolve, reject);
    });
  return { sent, onUnauthenticated, call };
}

describe('a call that is refused for its token', () => {
  it.each([
    ['is the session’s', ['old', 'old']],
    ['was of a session that has ended', ['old', undefined]],
    ['was none', [undefined, undefined]],
  ])('tells that the session is over where the token %s', async (_which, tokens) => {
    const { sent, onUnauthenticated, call } = setUp({ tokens, open: [] });
    expect(await call(query)).toEqual(refused);
    expect(sent).toHaveLength(1);
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it.each([['old'], [undefined]])(
    'is a query that is asked again with the new token after %s',
    async (before) => {
      const { sent, onUnauthenticated, call } = setUp({ tokens: [before, 'new'], open: ['new'] });
      expect(await call(query)).toEqual(done);
      expect(sent).toEqual([before, 'new']);
      expect(onUnauthenticated).not.toHaveBeenCalled();
    },
  );

  it('ends the new session where that is refused too', async () => {
    const { sent, onUnauthenticated, call } = setUp({ tokens: ['old', 'new'], open: [] });
    expect(await call(query)).toEqual(refused);
    expect(sent).toEqual(['old', 'new']);
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  it('is a query that is asked again once, however often the session changes', async () => {
    const { sent, onUnauthenticated, call } = setUp({ tokens: ['old', 'new', 'newer'], open: ['newer'] });
    expect(await call(query)).toEqual(refused);
    expect(sent).toEqual(['old', 'new']);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  it('is a mutation that is not repeated, and says so', async () => {
    const { sent, onUnauthenticated, call } = setUp({ tokens: ['old', 'new'], open: ['new'] });
    const { errors } = await call(mutation);
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^This was not done/) as string,
      extensions: { code: 'SESSION_RENEWED' },
    });
    expect(sent).toEqual(['old']);
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });
});
