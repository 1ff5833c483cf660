import { operation, type Operations } from '#server/graphql/access/Operation.ts';
import { typeAccess } from './typeAccess.ts';
import { capabilities, type Capability, reach, roles } from '#server/access/roleTable.ts';
import { capabilityWords, roleWords } from '#server/access/roleWords.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** The role table as it is in force: the one that every scope and policy asks. */
const roleTableOf = (viewer: Viewer) => ({
  roles: roles.map((role) => ({ role, ...roleWords[role], isOwn: viewer.roles.includes(role) })),
  capabilities: (Object.keys(capabilityWords) as Capability[]).map((capability) => ({
    capability,
    note: null,
    ...capabilityWords[capability],
    reaches: roles.map((role) => capabilities[capability][role].toUpperCase()),
    own: reach(viewer, capability).toUpperCase(),
  })),
});

/** Both are told by the rules alone: neither asks the database. */
export const accessQueries: Operations = {
  access: operation('signedIn', async ({ context, viewer }) =>
    [...context.entities.values()].flatMap((entity) =>
      entity.actions ? [typeAccess(entity, entity.actions, viewer)] : [],
    ),
  ),
  roleTable: operation('signedIn', async ({ viewer }) => roleTableOf(viewer)),
};
