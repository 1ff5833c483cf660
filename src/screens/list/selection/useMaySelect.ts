import { use, useCallback } from 'react';
import type { RaRecord } from 'react-admin';
import { permissionsIn, type Permission } from '#src/data/access/Permission.ts';
import { useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { BulkActionsContext } from './BulkActions.ts';

/** Rows can be selected where something can be done with them: deleting, if the contract has it, or what the list adds. */
export function useMaySelect(): { readonly some: boolean; readonly row: (record: RaRecord) => boolean } {
  const { can, delete: remove } = useResourceMeta();
  const access = useTypeAccess();
  const added = use(BulkActionsContext)?.actions;
  const anyOf = useCallback(
    (permissions: readonly Permission[] | undefined): boolean => {
      const wanted = [...(remove === undefined ? [] : ['delete']), ...(added ?? [])];
      if (permissions === undefined) return wanted.length > 0;
      return permissions.some(({ action, allowed }) => allowed && wanted.includes(action));
    },
    [remove, added],
  );
  const row = useCallback((record: RaRecord) => anyOf(permissionsIn(record, can)), [anyOf, can]);
  return { some: anyOf(access?.can), row };
}
