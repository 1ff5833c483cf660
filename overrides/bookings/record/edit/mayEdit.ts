import { allows, type Permission } from '#src/data/access/Permission.ts';

/** Whether anything of a booking or a waiting-list entry may be changed: all, or the flights alone (G2). */
export const mayEdit = ({ can }: { readonly can?: readonly Permission[] | undefined }): boolean =>
  allows(can, 'update') || allows(can, 'update_flights');
