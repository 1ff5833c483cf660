import type { MergeField } from '../catalogue/catalogueQuery.ts';

const field = (path: string, label: string, group: string, more: Partial<MergeField> = {}): MergeField => ({
  path,
  label,
  group,
  mergeContext: 'PARTICIPANT',
  kind: 'TEXT',
  formats: ['upper', 'lower', 'qr'],
  list: null,
  example: 'Dr Ada Novak',
  value: null,
  ...more,
});

const items = 'centreEvent.agenda.sections.items';

/** What the server could say of an event and a participant. */
export const fields: readonly MergeField[] = [
  field('participant.fullName', 'Name', 'Participant', { value: 'Prof. Dr Żółciński' }),
  field('participant.nameTitle', 'Name title', 'Participant'),
  field('eventBooking.visaRequired', 'Visa required', 'Booking', { kind: 'BOOLEAN', example: 'Yes' }),
  field('eventBooking.bookingStatus', 'Status', 'Booking', { kind: 'CHOICE', example: 'Confirmed' }),
  field('centreEvent.dateStart', 'First day', 'Event', { kind: 'DATE', example: '12 March 2027' }),
  field(items, 'Items', 'Event · Agenda', { kind: 'LIST', example: '' }),
  field(`${items}.name`, 'Title', 'Event · Agenda · Items', { list: items, example: 'Welcome' }),
  field(`${items}.timeStart`, 'Begins', 'Event · Agenda · Items', {
    list: items,
    kind: 'TIME',
    example: '09:30',
  }),
];
