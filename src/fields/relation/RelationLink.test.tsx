import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AccessReader } from '#src/data/access/AccessContext.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { RelationLink } from './RelationLink.tsx';

/** The same object for as long as it is read. */
function reader(allowed: boolean): AccessReader {
  const list = { action: 'list', allowed, why: null };
  const types = [{ type: 'CentreEvent', can: [list], hiddenFields: [], inputs: [] }];
  return { get: () => types, subscribe: () => () => undefined };
}

it('a record is no link for whoever would be refused its page', async () => {
  for (const allowed of [true, false]) {
    await renderAdmin(<RelationLink value={{ id: '7', name: 'Ada' }} reference="events" label={['name']} />, {
      definitions: { events: { name: 'events', hasShow: true, options: { type: 'CentreEvent' } } },
      access: reader(allowed),
    });
    expect(screen.queryByRole('link', { name: 'Ada' }) !== null).toBe(allowed);
    expect(screen.getByText('Ada')).toBeDefined();
    cleanup();
  }
});
