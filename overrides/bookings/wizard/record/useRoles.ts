import { useGetIdentity } from 'react-admin';

/** Names of the roles of who is signed in; none while that is not known. */
export function useRoles(): readonly string[] {
  const { identity } = useGetIdentity();
  const roles: unknown = identity?.['roles'];
  return Array.isArray(roles) ? roles.map(String) : [];
}
