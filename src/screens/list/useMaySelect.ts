import { useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { permissionsIn } from '../../data/access/Permission.ts';
import { useTypeAccess } from '../../data/access/useAccess.ts';
import { useResourceMeta } from '../../data/meta/useResourceMeta.ts';

/** Rows can be selected where something can be done with them: deleting, if the contract has it, or changing. */
export function useMaySelect(): { readonly some: boolean; readonly row: (record: RaRecord) => boolean } {
  const meta = useResourceMeta();
  const access = useTypeAccess();
  const { can } = meta;
  const row = useCallback((record: RaRecord) => anyOf(permissionsIn(record, can)), [can]);
  return { some: meta.delete !== undefined && anyOf(access?.can), row };
}

const bulk = ['delete', 'update'];

const anyOf = (permissions: ReturnType<typeof permissionsIn>): boolean =>
  permissions === undefined || permissions.some(({ action, allowed }) => allowed && bulk.includes(action));
