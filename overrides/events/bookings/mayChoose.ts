import { allows } from '#src/data/access/Permission.ts';
import type { BoardBooking } from '../board/Board.ts';

/** Chosen for what is done to many at once: confirming, cancelling. */
export const mayChoose = ({ can }: BoardBooking): boolean => allows(can, 'confirm') || allows(can, 'cancel');
