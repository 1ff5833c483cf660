import { use } from 'react';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { BulkActionsContext } from './BulkActions.ts';

/** Whether many records can be changed at once: by what the server says, else by whether there is a form. */
export function useMayEditMany(): boolean {
  const { update } = useResourceMeta();
  const { allowed } = useMay('update');
  const inputs = useTypeAccess()?.manyInputs;
  return update?.pieces !== undefined && allowed && (inputs === undefined || inputs.length > 0);
}

/** Rows can be selected where anything can be done with them; then each can, whatever it allows. */
export function useMaySelect(): boolean {
  const { can, delete: remove } = useResourceMeta();
  const mayDelete = useMay('delete').allowed;
  const mayEdit = useMayEditMany();
  const access = useTypeAccess();
  const added = use(BulkActionsContext)?.actions ?? [];
  const mayMore =
    access === undefined || can === undefined
      ? added.length > 0
      : access.can.some(({ action, allowed }) => allowed && added.includes(action));
  return mayEdit || mayMore || (remove !== undefined && mayDelete);
}
