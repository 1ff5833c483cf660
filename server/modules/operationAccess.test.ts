import { describe, expect, it } from 'vitest';
import { accessMatrix } from '#tests/api/access/accessMatrix.ts';
import { reach, type Role, roles } from '../access/roleTable.ts';
import { FALSE } from '../db/conditions.ts';
import type { Access } from '../graphql/access/Operation.ts';
import { entities } from './entities.ts';
import { mutations, queries } from './operations.ts';

/** Whether any row at all could be one that somebody of this role is allowed it with. */
function isLet(access: Access, role: Role): boolean {
  const viewer = { id: '7', username: 'u', roles: [role], countryIds: ['1'], sessionId: 's' };
  if (typeof access === 'string') return true;
  if ('capability' in access) return reach(viewer, access.capability) !== 'none';
  const type = entities.get('reads' in access ? access.reads : access.of);
  if (!type) return false;
  if ('reads' in access) return type.scope('t', viewer) !== FALSE;
  if (access.action === 'create')
    return type.actions?.create !== undefined && reach(viewer, type.actions.create) !== 'none';
  const rule = type.actions?.rules.find(({ action }) => action === access.action);
  return rule !== undefined && rule.rows('t', viewer) !== FALSE;
}

describe('what an operation says of its access is what people meet', () => {
  it.each(Object.entries({ ...queries, ...mutations }))('%s', (name, { access }) => {
    const cells = Object.entries(accessMatrix[name] ?? {});
    const refused = cells.filter(([, cell]) => /^(FORBIDDEN|hidden)\/\1$/.test(cell)).map(([role]) => role);
    const notLet = roles.filter((role) => !isLet(access, role));
    expect(refused).toEqual(expect.arrayContaining(notLet));
    // A scope may let a role that sees none of the rows that the calls were about; an action refuses no other.
    if (typeof access === 'object' && 'action' in access) expect(refused).toEqual(notLet);
  });
});
