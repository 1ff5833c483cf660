import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { meta } from '#resources/waitingListEntries/meta.ts';
import { accessOf, typeAccess } from '#tests/setup/accessOf.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { WaitingListEntryList } from './WaitingListEntryList.tsx';

it.each([true, false])(
  'the column that books is there for those who may upgrade: %s (W5)',
  async (upgrade) => {
    const entry = { id: '4', position: 1, waitReason: 'EVENT_FULL', priority: 0, isNextEligible: false };
    await renderAdmin(<WaitingListEntryList />, {
      resource: 'waitingListEntries',
      metas: { waitingListEntries: async () => meta },
      access: accessOf(typeAccess('WaitingListEntry', { list: true, upgrade })),
      dataProvider: { getList: async () => ({ data: [entry], total: 1 }) as never },
    });
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
    expect(screen.queryByRole('columnheader', { name: 'Book' }) !== null).toBe(upgrade);
  },
);
