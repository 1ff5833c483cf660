import type { ApolloClient } from '@apollo/client/core';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { answeringClient } from '#src/data/testing/answeringClient.ts';
import type { SaveHonorariaMinutesMutationVariables } from '#src/generated/operations.ts';
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

/** Minutes are typed and sent, and nobody answers. */
async function saveInVain(page: ReactNode, client: ApolloClient<unknown>): Promise<void> {
  await renderAdmin(page, { client });
  await userEvent.click(screen.getByText('Type'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^The server did not answer/);
}

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
  await saveInVain(<Page />, client);
  await userEvent.click(screen.getByText('Read again'));
  expect(screen.queryByText(/not saved/)).toBeNull();
  expect(screen.queryByText(/^The server did not answer/)).toBeNull();
});

it('what was stored without an answer is nobody else’s change', async () => {
  const saves: SaveHonorariaMinutesMutationVariables['input'][] = [];
  const stored = (minutes: number, dateModified: string) => ({ ...eventWith(minutes), dateModified });
  const { client } = answeringClient(({ name, variables }) => {
    if (name === 'EventHonoraria') return { data: { centreEvent: stored(45, '2026-11-20T09:00:00Z') } };
    if (name !== 'SaveHonorariaMinutes') return { data: { honorariaPreview: [] } };
    saves.push((variables as SaveHonorariaMinutesMutationVariables).input);
    if (saves.length === 1) throw new TypeError('Failed to fetch');
    if (saves.length === 2)
      return { errors: [new GraphQLError('Stale.', { extensions: { code: 'STALE_WRITE' } })] };
    return { data: { updateCentreEvent: stored(50, '2026-11-20T10:00:00Z') } };
  });
  const Page = () => {
    const minutes = useMinutes(eventWith(30), 'anna');
    return (
      <>
        <button onClick={() => minutes.type(trainer, 'prepMinutes', 45)}>Type</button>
        <button onClick={() => minutes.type(trainer, 'prepMinutes', 50)}>Type on</button>
        <MinutesBar minutes={minutes} />
      </>
    );
  };
  await saveInVain(<Page />, client);
  await userEvent.click(screen.getByText('Type on'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saves).toHaveLength(3));
  expect(saves[2]).toMatchObject({
    date_modified: '2026-11-20T09:00:00Z',
    trainers: { sync: [{ id: '7', prep_minutes: 50 }] },
  });
  expect(screen.queryByText(/changed/)).toBeNull();
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
