import { screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { isWrittenByServer, saysSomething } from '#src/screens/export/fileColumns.ts';
import { worklistColumns } from './worklistColumns.tsx';

const columns = worklistColumns((key) => key);
const [column] = columnsOf(columns.dateNeeded);

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

it('a server that writes the list to a file can write all columns that say something', () => {
  const told = Object.values(columns).flatMap(columnsOf).filter(saysSomething);
  expect(told.filter((each) => !isWrittenByServer(each)).map(({ source }) => source)).toEqual([]);
});
