import { isUuid } from '#server/words/isUuid.ts';

/** Who has signed in, as the provider names them. */
export interface Identity {
  readonly tenantId: string;
  readonly objectId: string;
  /** For people to read and to write to; it identifies nobody. */
  readonly email: string | null;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const address = /^[^\s@]+@[^\s@]+$/;

/** Null where the token is not about an object of this directory. */
export function identityOf(claims: Readonly<Record<string, unknown>>, wantedTenant: string): Identity | null {
  const tenantId = text(claims['tid'])?.toLowerCase();
  const objectId = text(claims['oid'])?.toLowerCase();
  if (tenantId !== wantedTenant || objectId === undefined || !isUuid(objectId)) return null;
  const username = text(claims['preferred_username']) ?? null;
  const email = [text(claims['email']), username].find((each) => each && address.test(each)) ?? null;
  const family = text(claims['family_name']);
  return {
    tenantId,
    objectId,
    email,
    username,
    firstName: text(claims['given_name']) ?? null,
    lastName: family ?? (text(claims['given_name']) ? null : (text(claims['name']) ?? null)),
  };
}

const longest = 200;

function text(claim: unknown): string | undefined {
  const value = typeof claim === 'string' ? claim.trim().slice(0, longest) : '';
  return value === '' ? undefined : value;
}
