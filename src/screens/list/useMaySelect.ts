import { useCanAccess } from 'react-admin';
import { useResourceMeta } from '../../data/meta/useResourceMeta.ts';

/** Rows can be selected where something can be done with them: deleting, if contract and role have it. */
export function useMaySelect(): boolean {
  const meta = useResourceMeta();
  const { canAccess } = useCanAccess({ resource: meta.name, action: 'delete' });
  return meta.delete !== undefined && canAccess === true;
}
