import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { decideInput, type Permission, type TypeAccess } from '#src/data/access/Permission.ts';
import type { WriteMeta } from '#src/data/ResourceMeta.ts';
import { mapPieces, type Piece } from './readable.ts';

/**
 * A form's children with the inputs that this viewer may write, those starred that they have to fill in; all of them as
 * they are where nothing is known.
 */
export function writablePieces(
  children: ReactNode,
  form: 'create' | 'update',
  write: WriteMeta | undefined,
  type: TypeAccess | undefined,
  record?: readonly Permission[],
): ReactNode {
  return mapPieces(children, (piece, source) => {
    const input = write?.inputs.find((one) => one.source === source || one.source.startsWith(`${source}.`));
    if (input === undefined) return piece;
    if (!decideInput(input.name, form, type, record)) return null;
    return type?.demandedInputs?.includes(input.name) === true ? demanded(piece) : piece;
  });
}

/** Required of this viewer, whatever it is of others. */
const demanded = (piece: Piece): Piece =>
  cloneElement(piece as ReactElement<{ readonly source: string; readonly required?: boolean }>, {
    required: true,
  });
