import { use, useCallback, useSyncExternalStore } from 'react';
import { useResourceDefinition, useResourceDefinitions } from 'react-admin';
import { useResourceMeta } from '../meta/useResourceMeta.ts';
import { AccessContext } from './AccessContext.ts';
import { decide, permissionsIn, type Decision, type TypeAccess } from './Permission.ts';

/** All that the viewer may do; undefined while it is not known. */
export function useAccess(): readonly TypeAccess[] | undefined {
  const { get, subscribe } = use(AccessContext);
  return useSyncExternalStore(subscribe, get);
}

/** What the viewer may do with the records of a type. */
export const useAccessTo = (type: string | undefined): TypeAccess | undefined =>
  useAccess()?.find((access) => access.type === type);

/** The same of the resource in context. */
export const useTypeAccess = (): TypeAccess | undefined => useAccessTo(useResourceMeta().type);

/** The same of any resource. */
export function useAccessToResources(): (resource: string | undefined) => TypeAccess | undefined {
  const access = useAccess();
  const definitions = useResourceDefinitions<{ readonly type?: string }>();
  return useCallback(
    (resource) => {
      const type = resource === undefined ? undefined : definitions[resource]?.options?.type;
      return access?.find((each) => each.type === type);
    },
    [access, definitions],
  );
}

/** Whether the viewer may do something with a record, or with some records of the resource in context; and why not. */
export function useMay(action: string, record?: unknown): Decision {
  const meta = useResourceMeta();
  return decide(action, useTypeAccess(), permissionsIn(record, meta.can));
}

/** The same of some records of any resource, at once: nothing that the contract says of it has to be loaded. */
export function useMayIn(resource: string, action: string): Decision {
  const { options } = useResourceDefinition<{ readonly type?: string }>({ resource });
  return decide(action, useAccessTo(options?.type), undefined);
}
