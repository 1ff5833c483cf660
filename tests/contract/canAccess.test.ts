import { describe, expect, it } from 'vitest';
import { capabilities, reach, roles } from '../../server/access/roleTable.ts';
import type { Capability } from '../../server/access/roleTable.ts';
import { canAccess } from '../../src/auth/canAccess.ts';

/** What the screens offer is what the server allows: the browser's table may not drift from the role table. */
const nouns: Readonly<Record<string, string>> = {
  users: 'users',
  redirects: 'redirects',
  centers: 'centres',
  events: 'events',
  bookings: 'bookings',
  waitingListEntries: 'bookings',
  participants: 'participants',
  trainers: 'trainers',
  templates: 'templates',
  approvedDocuments: 'documents',
  audits: 'audit',
};

const capability = (name: string): Capability | undefined =>
  (Object.keys(capabilities) as Capability[]).find((candidate) => candidate === name);

describe.each(Object.entries(nouns))('%s', (resource, noun) => {
  it.each(roles)('for the role %s', (role) => {
    const reaches = (verb: string) => {
      const name = capability(`${noun}.${verb}`);
      return name !== undefined && reach({ roles: [role] }, name) !== 'none';
    };
    expect(canAccess([role], resource, 'list')).toBe(reaches('read'));
    expect(canAccess([role], resource, 'show')).toBe(reaches('read'));
    // Documents and audits are not written through their own screens.
    if (!capability(`${noun}.write`)) return;
    expect(canAccess([role], resource, 'edit')).toBe(reaches('write'));
    expect(canAccess([role], resource, 'create')).toBe(reaches('write'));
  });
});
