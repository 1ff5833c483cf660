import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import { EventDocuments, useDocumentsSection } from '#overrides/documents/index.ts';
import { EventShow as Generated, type EventSource } from '#resources/events/index.ts';
import { wideInput } from '#src/fields/input/inputWidth.ts';
import { Replace, type Replacements } from '#src/screens/Replace.tsx';
import { ShowField } from '#src/screens/ShowField.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { ApprovalBanner, HeldDocumentField } from '../approvedDocuments/index.ts';
import { AgendaTab } from './agenda/AgendaTab.tsx';
import { BookingsTab } from './bookings/BookingsTab.tsx';
import { EventTrainers } from './EventTrainers.tsx';
import { useEventWords } from './eventWords.ts';
import { LeftBehind } from './move/LeftBehind.tsx';
import { SeatsField } from './SeatsField.tsx';
import { WaitingTab } from './waiting/WaitingTab.tsx';

const HonorariaTab = lazyPart(() => import('./honoraria/HonorariaTab.tsx'), 'HonorariaTab');
const CostsTab = lazyPart(() => import('./costs/CostsTab.tsx'), 'CostsTab');

const SeatsLabel = () => useEventWords()('seats.for_trainees');

const fields: Replacements<EventSource>['fields'] = {
  traineeCount: <ShowField source="seats" field={SeatsField} label={<SeatsLabel />} />,
  maxTrainees: null,
  approvedDocument: (
    <ShowField source="approvedDocument">
      <HeldDocumentField holder="event" />
    </ShowField>
  ),
  trainers: <EventTrainers />,
  agenda: <AgendaTab />,
  agendaOrig: null,
  eventBookings: <BookingsTab />,
  trainerHonoraria: (
    <Suspense fallback={<Skeleton variant="rounded" height={200} className={wideInput} />}>
      <HonorariaTab />
    </Suspense>
  ),
  waitingListEntries: <WaitingTab />,
  costsBaseCurrency: null,
  costAccommodation: null,
  costCoffee: null,
  costDinner: null,
  costFlights: null,
  costLunch: null,
  costTransfers: null,
  estimatedCosts: (
    <Suspense fallback={<Skeleton variant="rounded" height={240} className={wideInput} />}>
      <CostsTab />
    </Suspense>
  ),
};

/** An event, its seats as the bar that stands for seats everywhere, its bookings and its waiting list to work on, its documents. */
export const EventShow = () => (
  <Replace<EventSource>
    fields={fields}
    actions={<EventDocuments />}
    banner={
      <>
        <LeftBehind />
        <ApprovalBanner holder="event" />
      </>
    }
    sections={useDocumentsSection('centre_event_id', <EventDocuments />)}
  >
    <Generated />
  </Replace>
);
