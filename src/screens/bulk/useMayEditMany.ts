import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';

/** Whether many records can be changed at once: by what the server says, else by whether there is a form. */
export function useMayEditMany(): boolean {
  const { update } = useResourceMeta();
  const { allowed } = useMay('update');
  const inputs = useTypeAccess()?.manyInputs;
  return update?.pieces !== undefined && allowed && (inputs === undefined || inputs.length > 0);
}
