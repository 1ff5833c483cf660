import type { ReactNode } from 'react';
import { decideInput, type Permission, type TypeAccess } from '#src/data/access/Permission.ts';
import type { WriteMeta } from '#src/data/ResourceMeta.ts';
import { piecesThatStay } from './readable.ts';

/** A form's children with the inputs that this viewer may write; all of them where nothing is known. */
export function writablePieces(
  children: ReactNode,
  form: 'create' | 'update',
  write: WriteMeta | undefined,
  type: TypeAccess | undefined,
  record?: readonly Permission[],
): ReactNode {
  return piecesThatStay(children, (source) => {
    const input = write?.inputs.find((one) => one.source === source || one.source.startsWith(`${source}.`));
    return input === undefined || decideInput(input.name, form, type, record);
  });
}
