import { capabilities, reach, roles, type Capability } from '#server/access/roleTable.ts';
import { capabilityWords, roleWords } from '#server/access/roleWords.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** The role table as it is in force: the one that every scope and policy asks. */
export const roleTableOf = (viewer: Viewer) => ({
  roles: roles.map((role) => ({ role, ...roleWords[role], isOwn: viewer.roles.includes(role) })),
  capabilities: (Object.keys(capabilityWords) as Capability[]).map((capability) => ({
    capability,
    note: null,
    ...capabilityWords[capability],
    reaches: roles.map((role) => capabilities[capability][role].toUpperCase()),
    own: reach(viewer, capability).toUpperCase(),
  })),
});
