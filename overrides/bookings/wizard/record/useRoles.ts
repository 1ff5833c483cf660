import { useGetIdentity } from 'react-admin';

/** Names of the roles of who is signed in; undefined while that is not known. */
export function useKnownRoles(): readonly string[] | undefined {
  const { identity } = useGetIdentity();
  if (identity === undefined) return undefined;
  const roles: unknown = identity['roles'];
  return Array.isArray(roles) ? roles.map(String) : [];
}

const none: readonly string[] = [];

/** Names of the roles of who is signed in; none while that is not known. */
export const useRoles = (): readonly string[] => useKnownRoles() ?? none;
