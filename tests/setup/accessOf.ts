import type { AccessReader } from '#src/data/access/AccessContext.ts';
import type { Permission, TypeAccess } from '#src/data/access/Permission.ts';

/** Permissions by action: `{ update: false }`. */
export const permissions = (allowed: Readonly<Record<string, boolean>>): readonly Permission[] =>
  Object.entries(allowed).map(([action, may]) => ({ action, allowed: may, why: may ? null : 'No.' }));

/** What the viewer may do with a type. */
export const typeAccess = (
  type: string,
  allowed: Readonly<Record<string, boolean>>,
  inputs: TypeAccess['inputs'] = [],
): TypeAccess => ({ type, can: permissions(allowed), hiddenFields: [], inputs });

/** Access as a test says it, and as it changes. */
export function accessOf(...types: readonly TypeAccess[]): AccessReader & {
  readonly become: (...changed: readonly TypeAccess[]) => void;
} {
  let known = types;
  const listeners = new Set<() => void>();
  return {
    get: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become: (...changed) => {
      known = changed;
      for (const listener of [...listeners]) listener();
    },
  };
}
