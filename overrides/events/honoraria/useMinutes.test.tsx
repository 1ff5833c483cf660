import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import { type EventTrainer, type HonorariaEvent, honorariaKey } from './honorariaOperations.ts';
import { MinutesBar } from './MinutesBar.tsx';
import { useMinutes } from './useMinutes.ts';

beforeEach(() => sessionStorage.clear());

const trainer: EventTrainer = {
  trainerId: '7',
  priority: 1,
  prepMinutes: 30,
  postMinutes: 0,
  travelMinutes: 0,
  activityDescription: null,
  trainer: null,
};
const eventWith = (prepMinutes: number): HonorariaEvent => ({
  id: '3',
  name: 'Wrist course',
  dateModified: '2026-11-20T08:00:00Z',
  costsBaseCurrency: 'EUR',
  can: [],
  trainers: [{ ...trainer, prepMinutes }],
  trainerHonoraria: [],
});

it('minutes whose save had no answer are saved once the event has been read again with them', async () => {
  const { client } = answeringClient(({ name }) => {
    if (name === 'SaveHonorariaMinutes') throw new TypeError('Failed to fetch');
    return { data: { honorariaPreview: [] } };
  });
  const Page = () => {
    const [event, setEvent] = useState(() => eventWith(30));
    const minutes = useMinutes(event, 'anna');
    return (
      <>
        <button onClick={() => minutes.type(trainer, 'prepMinutes', 45)}>Type</button>
        <button onClick={() => setEvent(eventWith(45))}>Read again</button>
        <MinutesBar minutes={minutes} />
      </>
    );
  };
  await renderAdmin(<Page />, { client });
  await userEvent.click(screen.getByText('Type'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The server did not answer/);
  await userEvent.click(screen.getByText('Read again'));
  expect(screen.queryByText(/not saved/)).toBeNull();
  expect(screen.queryByText(/^The server did not answer/)).toBeNull();
});

it('what a save has stored is shown also where it cannot be read again', async () => {
  const { client } = answeringClient(({ name }) => {
    if (name === 'SaveHonorariaMinutes') return { data: { updateCentreEvent: eventWith(45) } };
    return { data: { honorariaPreview: [] } };
  });
  const Page = () => {
    const { data: event = eventWith(30) } = useQuery<HonorariaEvent>({
      queryKey: honorariaKey('3'),
      queryFn: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const minutes = useMinutes(event, 'anna');
    return (
      <>
        <button onClick={() => minutes.type(trainer, 'prepMinutes', 45)}>Type</button>
        <output>{event.trainers[0]?.prepMinutes}</output>
        <MinutesBar minutes={minutes} />
      </>
    );
  };
  await renderAdmin(<Page />, { client });
  await userEvent.click(screen.getByText('Type'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('45')).toBeDefined());
  expect(screen.queryByText(/not saved/)).toBeNull();
});
