import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '#tests/setup/renderAdmin.tsx';
import type { HomeEvent } from './homeQuery.ts';
import { UpcomingEvent } from './UpcomingEvent.tsx';

const event: HomeEvent = {
  id: '1',
  name: 'Cadaver lab',
  dateStart: '2027-03-11',
  timeZone: 'UTC',
  isPublished: true,
  isFull: false,
  traineeCount: 0,
  placeholderCount: 0,
  maxTrainees: 12,
  waitingListCount: 0,
  trainingCentre: null,
  country: null,
};

const evening = '2027-03-11T02:00:00Z';
const noon = '2027-03-11T11:00:00Z';

it.each([
  ['America/Denver', evening, 'Tomorrow'],
  ['Asia/Tokyo', evening, 'Today'],
  ['Pacific/Kiritimati', noon, 'Event began'],
])('D1: how far off an event in %s is at %s is counted there: %s', async (timeZone, now, text) => {
  await renderAdmin(<UpcomingEvent event={{ ...event, timeZone }} now={new Date(now)} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
