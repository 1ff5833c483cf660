import { reach, type Role, roles } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** Whether somebody may decide what all those see who hold a role; of everybody without one. */
export function mayShareWith(viewer: Pick<Viewer, 'roles'>, role: string | null): boolean {
  const how = reach(viewer, 'views.share');
  return how === 'all' || (how === 'own' && viewer.roles.some((own: Role) => own === role));
}

/** With whom somebody may share: as the contract tells it. */
export const sharingOf = (viewer: Pick<Viewer, 'roles'>) => ({
  roles: roles.filter((role) => mayShareWith(viewer, role)),
  everyone: mayShareWith(viewer, null),
});
