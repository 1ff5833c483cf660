import { expect, it } from 'vitest';
import { signInResult } from './msalAccount.ts';

const claims = {
  oid: 'o',
  tid: 't',
  preferred_username: 'ada@contoso.example',
  name: 'Ada Łovelace',
  exp: 1_900_000_000,
};
const idToken = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

it('is the account of the identity token, with the token to sign out with and no access token', () => {
  const result = signInResult(idToken, 'https://id.example/t');
  expect(result.account).toMatchObject({
    homeAccountId: 'o.t',
    environment: 'id.example',
    username: 'ada@contoso.example',
    name: 'Ada Łovelace',
    idToken,
  });
  expect(result).toMatchObject({ accessToken: '', idToken, expiresOn: new Date(1_900_000_000_000) });
});
