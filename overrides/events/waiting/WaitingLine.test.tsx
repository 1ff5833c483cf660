import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { permissions } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { WaitingLine } from './WaitingLine.tsx';

afterEach(cleanup);

const nothing = { update: false, update_flights: false, upgrade: false, delete: false, prioritise: false };

const render = (allowed: Readonly<Record<string, boolean>>) =>
  renderAdmin(
    <WaitingLine
      entry={{
        id: '4',
        position: 1,
        priority: 0,
        waitReason: 'EVENT_FULL',
        isNextEligible: false,
        dateCreated: '2026-11-20T08:00:00Z',
        dateModified: '2026-11-20T08:00:00Z',
        can: permissions({ ...nothing, ...allowed }),
        participant: { id: '9', fullName: 'Dr Żak', country: null },
        author: null,
      }}
    />,
  );

it.each([
  [{ update: true }, true],
  [{ update_flights: true }, true],
  [{}, false],
])('leads to the form whoever may write something of the entry (G2): %j, %s', async (allowed, leads) => {
  await render(allowed);
  expect(screen.queryAllByRole('link', { name: /^Edit/ })).toHaveLength(leads ? 1 : 0);
});
