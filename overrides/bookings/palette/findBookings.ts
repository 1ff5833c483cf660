import type { DataProvider } from 'react-admin';
import type { EventRecord } from '#resources/events/index.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import type { PaletteOffer, PaletteTools } from '#src/screens/PaletteSource.ts';
import { comingFrom, isComing } from '../comingEvents.ts';
import { personFacts, type Person } from '#overrides/participants/index.ts';
import { wizardPaths } from '../wizardPaths.ts';
import { bookingWords } from '../words/bookingWords.ts';
import { readBooking } from './readBooking.ts';

type EventRow = Pick<EventRecord, 'id' | 'name' | 'dateStart' | 'timeZone' | 'trainingCentre'>;

/** So many people times so many events can still be told apart. */
const shown = 3;

const eventColumns = ['name', 'dateStart', 'timeZone', 'trainingCentre'];
const personColumns = ['fullName', 'email', 'speciality', 'jobTitle', 'onekeyId', 'veevaId', 'country'];

/** "book Anna on Basics": the wizard of the event, with Anna in it. Without an event, the one on screen is meant first. */
export async function findBookings(
  query: string,
  { dataProvider, translate, locale, path, may }: PaletteTools,
): Promise<readonly PaletteOffer[]> {
  const say = (key: 'palette.book' | 'palette.on' | 'palette.offer', values = {}) =>
    translate(`booking.${key}`, { ...values, _: bookingWords[key] });
  const sentence = readBooking(query, { book: say('palette.book'), on: say('palette.on') });
  if (sentence === undefined || !may('bookings', 'create')) return [];
  const [people, events] = await Promise.all([
    findPeople(dataProvider, sentence.person),
    sentence.event === '' ? eventsFrom(dataProvider, path) : findEvents(dataProvider, sentence.event),
  ]);
  return people.flatMap((person) =>
    events.map((event) => ({
      label: say('palette.offer', { person: person.fullName, event: event.name }),
      detail: factsLine([
        personFacts(person),
        formatDate(event.dateStart, locale),
        event.trainingCentre?.name,
      ]),
      to: wizardPaths.addBooking(event.id),
      state: { chosen: person },
    })),
  );
}

async function findPeople(dataProvider: DataProvider, name: string): Promise<readonly Person[]> {
  const { data } = await dataProvider.getList<Person>('participants', {
    pagination: { page: 1, perPage: shown },
    filter: { q: name },
    sort: { field: 'fullName', order: 'ASC' },
    meta: { columns: personColumns },
  });
  return data;
}

async function eventsFrom(dataProvider: DataProvider, path: string): Promise<readonly EventRow[]> {
  const [, id] = /\/events\/(\d+)(?:\/|$)/.exec(path) ?? [];
  const [coming, { data: onScreen }] = await Promise.all([
    findEvents(dataProvider, ''),
    id === undefined
      ? { data: [] }
      : dataProvider.getMany<EventRow>('events', { ids: [id], meta: { columns: eventColumns } }),
  ]);
  const first = onScreen.filter((event) => isComing(event));
  const others = coming.filter((event) => event.id !== id);
  return [...first, ...others].slice(0, shown);
}

async function findEvents(dataProvider: DataProvider, name: string): Promise<readonly EventRow[]> {
  const { data } = await dataProvider.getList<EventRow>('events', {
    // Some of these began yesterday where they are.
    pagination: { page: 1, perPage: 25 },
    filter: { date_start_gte: comingFrom(), ...(name === '' ? {} : { q: name }) },
    sort: { field: 'dateStart', order: 'ASC' },
    meta: { columns: eventColumns },
  });
  return data.filter((event) => isComing(event)).slice(0, shown);
}
