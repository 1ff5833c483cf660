import { use, useSyncExternalStore } from 'react';
import { useResourceMeta } from '../meta/useResourceMeta.ts';
import { AccessContext } from './AccessContext.ts';
import { decide, permissionsIn, type Decision, type TypeAccess } from './Permission.ts';

/** What the viewer may do with the records of a resource, the one in context by default. */
export function useTypeAccess(resource?: string): TypeAccess | undefined {
  return useAccessTo(useResourceMeta(resource).type);
}

/** The same by the type's name, for screens that need nothing else of the resource. */
export function useAccessTo(type: string | undefined): TypeAccess | undefined {
  const { get, subscribe } = use(AccessContext);
  return useSyncExternalStore(subscribe, get)?.find((access) => access.type === type);
}

/** Whether the viewer may do something with a record, or with some records of the type; and why not. */
export function useMay(action: string, record?: unknown, resource?: string): Decision {
  const meta = useResourceMeta(resource);
  return decide(action, useTypeAccess(resource), permissionsIn(record, meta.can));
}
