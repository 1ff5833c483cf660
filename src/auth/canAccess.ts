type Roles = readonly string[];

interface Access {
  /** Undefined: every role. */
  readonly read?: Roles;
  readonly write: Roles;
}

const managers: Roles = ['administrator', 'global_manager', 'country_manager'];

/**
 * Which roles see and change a resource at all, so that screens do not offer what the server would refuse. Never
 * security: the server decides row by row (S1). tests/contract holds this table against the server's.
 */
const resourceAccess: Readonly<Record<string, Access>> = {
  users: { read: ['administrator'], write: ['administrator'] },
  redirects: { read: ['administrator'], write: ['administrator'] },
  centers: { write: managers },
  events: { write: managers },
  bookings: { write: [...managers, 'booker'] },
  waitingListEntries: { write: [...managers, 'booker'] },
  participants: { write: [...managers, 'booker'] },
  trainers: { write: managers },
  templates: {
    read: [...managers, 'booker', 'logistics', 'compliance'],
    write: ['administrator', 'global_manager'],
  },
  audits: { read: [...managers, 'compliance'], write: [] },
};

const readActions = ['list', 'show', 'read', 'export'];

export function canAccess(roles: Roles, resource: string, action: string): boolean {
  const access = resourceAccess[resource];
  if (!access) return true;
  const allowed = readActions.includes(action) ? access.read : access.write;
  return allowed === undefined || roles.some((role) => allowed.includes(role));
}
