import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { worklistColumns } from './worklistColumns.tsx';

const [column] = columnsOf(worklistColumns((key) => key).dateNeeded);

afterEach(() => void vi.useRealTimers());

it('the day by which a document is needed reads on in how far off it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T08:00:00Z') });
  await renderAdmin(
    <RecordContextProvider
      value={{ id: '1', dateNeeded: '2027-04-26', centreEvent: { timeZone: 'Europe/Berlin' } }}
    >
      <main>{column && <ColumnContent column={column} />}</main>
    </RecordContextProvider>,
  );
  expect(screen.getByRole('main').textContent).toBe('26 Apr 2027, in 147 days');
});
