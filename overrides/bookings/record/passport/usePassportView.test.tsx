import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { emptySeat } from '#tests/setup/emptySeat.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { JourneyRecord } from '../SeatRecord.ts';
import { usePassportView } from './usePassportView.ts';

const onFile: JourneyRecord = { ...emptySeat, passportNumber: '••••47', passportOnFile: ['passportNumber'] };
const passport = { passportNumber: 'C01X00T47', passportCountryIssue: null, passportExpirationDate: null };

it('a passport in clear is that of its record, and of no other that is shown after it (G4)', async () => {
  let turn = (_to: JourneyRecord) => {};
  const Page = () => {
    const [record, setRecord] = useState(onFile);
    turn = (to) => setRecord({ ...record, ...to });
    const { rows, setPassport } = usePassportView(record);
    return (
      <>
        <p>{rows[0]?.[1]}</p>
        <button onClick={() => setPassport(passport)}>Show</button>
      </>
    );
  };
  await renderAdmin(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText('C01X00T47')).toBeDefined();
  act(() => turn({ ...onFile, id: '5' }));
  expect(screen.queryByText('C01X00T47')).toBeNull();
  expect(screen.getByText('••••47')).toBeDefined();
});
