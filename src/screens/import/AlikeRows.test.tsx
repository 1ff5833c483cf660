import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { AlikeRows } from './AlikeRows.tsx';
import { anImport } from './testing/anImport.ts';
import type { Import } from './useImport.ts';

it('says how many rows look like people who are known, and asks what becomes of all of them', async () => {
  const decided: object[] = [];
  const current: Pick<Import, 'busy' | 'decide'> = { busy: false, decide: (input) => decided.push(input) };
  const found = anImport({ rows: 9, alike: 3, undecided: 2, usable: 1 });
  await renderAdmin(<AlikeRows current={current} found={found} />);
  expect(screen.getByRole('alert').textContent).toContain(
    '3 rows look like people who are known, or like earlier rows. 2 are left out unless you say otherwise.',
  );
  for (const name of [
    'Take the one who is known (1 row)',
    'Make all of them anyway',
    'Leave all of them out',
  ])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(decided).toEqual([{ decision: 'USE' }, { decision: 'CREATE' }, { decision: 'LEAVE' }]);
});
