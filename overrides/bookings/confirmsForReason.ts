import { allows, type Permission } from '#src/data/access/Permission.ts';

/** B2: who otherwise changes no booking confirms only for a reason, so that it is asked for from the start. */
export const confirmsForReason = ({ can }: { readonly can?: readonly Permission[] }): boolean =>
  allows(can, 'confirm') && !allows(can, 'update');
