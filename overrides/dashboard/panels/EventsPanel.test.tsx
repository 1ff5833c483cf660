import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { EventsPanel } from './EventsPanel.tsx';

it('says no fill where no event has a maximum (C3)', async () => {
  const months = [{ month: '2026-11-01', events: 2, seats: 0, taken: 0, trainees: 9 }];
  const figures = { months, bookings: [], waitingCount: 0, waiting: [], placeholders: [], costs: null };
  await renderAdmin(<EventsPanel figures={figures} where={{}} />);
  expect(screen.queryByText(/^Fill/)).toBeNull();
});

it('S6: taken and free seats are of the same events, those without a date too', async () => {
  const figures = {
    months: [
      { month: '2026-11-01', events: 1, seats: 10, taken: 4, trainees: 4 },
      { month: null, events: 1, seats: 20, taken: 3, trainees: 3 },
    ],
    bookings: [],
    waitingCount: 0,
    waiting: [],
    placeholders: [],
    costs: null,
  };
  await renderAdmin(<EventsPanel figures={figures} where={{}} />);
  expect(screen.getByText('Taken seats').closest('li')?.textContent).toContain('7');
  expect(screen.getByText('Free seats').closest('li')?.textContent).toContain('23');
});
