import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { emptySeat } from '#tests/setup/emptySeat.ts';
import { useRecordWords } from '#overrides/bookings/words/useRecordWords.ts';
import { CountryNotAllowed, Missing, whoAndWhat } from './recordFacts.tsx';

const germany = { id: '4', name: 'Germany' };

it('says that the event does not take people of a country any more, and that the booking stays (S2)', async () => {
  await renderAdmin(<CountryNotAllowed seat={{ country: germany, countryNotAllowed: true }} />);
  const told = screen.getByRole('alert').textContent;
  expect(told).toContain('This event does not take anybody from Germany. The booking stays as it is');
});

it('says so of whoever is of no country, and nothing of those who are welcome', async () => {
  await renderAdmin(
    <>
      <CountryNotAllowed seat={{ country: germany, countryNotAllowed: false }} />
      <CountryNotAllowed seat={{ country: null, countryNotAllowed: true }} />
    </>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('this person has none'),
  ]);
});

it('leads from what is missing to the participant with whom it is kept (G1)', async () => {
  const participant = { id: '7', fullName: 'Dr Ada Novak', country: germany };
  await renderAdmin(<Missing names={['dateArrival', 'dietaryRequirements']} participant={participant} />);
  expect(screen.getByText('Still missing: Date arrival, Dietary requirements')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    '/participants/7/edit?field=dietaryRequirements',
  );
});

it('says where an event has no dates yet', async () => {
  const centreEvent = {
    id: '12',
    name: 'Spasticity day',
    dateStart: null,
    dateEnd: null,
    isFull: false,
    waitingListCount: 0,
    globalManageFlights: false,
  };
  const Dates = () => whoAndWhat(useRecordWords(), 'en-GB', { ...emptySeat, centreEvent }).at(-1)?.[1];
  await renderAdmin(<Dates />);
  expect(screen.getByText('–')).toBeDefined();
});
