import { isValues, type Values } from '../data/isValues.ts';
import type { Session } from './Session.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** JSON text that holds an object; an empty object for anything else (spec §3). */
export function parseObject(json: unknown): Values {
  try {
    const value: unknown = typeof json === 'string' ? JSON.parse(json) : json;
    return isValues(value) ? value : {};
  } catch {
    return {};
  }
}

/** What was kept, as a session; undefined where it is none. */
export function parseSession(kept: unknown): Session | undefined {
  if (!isValues(kept) || !text(kept.id) || !text(kept.authToken)) return undefined;
  const authTokenExpiration = numberOf(kept.authTokenExpiration);
  const version = numberOf(kept.version);
  return {
    ...personOf(kept),
    roles: texts(kept.roles),
    title: text(kept.title),
    countries: texts(kept.countries),
    options: parseObject(kept.options),
    preferences: parseObject(kept.preferences),
    authToken: text(kept.authToken),
    refreshToken: text(kept.refreshToken),
    ...(authTokenExpiration === undefined ? {} : { authTokenExpiration }),
    authTokenLifespan: numberOf(kept.authTokenLifespan) ?? 0,
    ...(version === undefined ? {} : { version }),
    ...(kept.provider === 'AZURE' ? { provider: 'AZURE' as const } : {}),
  };
}

/** The answer of a sign-in as a session; undefined where it names no user. */
export function sessionFromLogin(payload: unknown, version: number, nowSeconds: number): Session | undefined {
  if (!isValues(payload) || !isValues(payload.user)) return undefined;
  const { user } = payload;
  const authTokenExpiration = numberOf(payload.authTokenExpiration);
  return parseSession({
    ...user,
    title: user.nameTitle,
    roles: nodesOf(user.roles).map(({ name }) => name),
    countries: nodesOf(user.countries).map(({ id }) => id),
    options: parseObject(user.options),
    preferences: parseObject(user.preferences),
    authToken: payload.authToken,
    refreshToken: payload.refreshToken,
    authTokenExpiration,
    authTokenLifespan: authTokenExpiration === undefined ? 0 : authTokenExpiration - nowSeconds,
    version,
  });
}

const personOf = (values: Values) => ({
  id: text(values.id),
  username: text(values.username),
  email: text(values.email),
  firstName: text(values.firstName),
  lastName: text(values.lastName),
});

const nodesOf = (value: unknown): readonly Values[] =>
  isValues(value) && Array.isArray(value.nodes) ? value.nodes.filter(isValues) : [];
