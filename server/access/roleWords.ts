import type { Capability, Role } from './roleTable.ts';

/** What people read of the role table. Its order is that of the page. */
export const roleWords: Readonly<Record<Role, { readonly label: string; readonly description: string }>> = {
  administrator: {
    label: 'Administrator',
    description: 'Users, limits and all else. Approves nothing, changes no fees, reads no passports.',
  },
  global_manager: {
    label: 'Global manager',
    description: 'Centres, events, bookings and people of all countries.',
  },
  country_manager: {
    label: 'Country manager',
    description: 'The same for their own countries. May not pass limits.',
  },
  booker: { label: 'Booker', description: 'Own bookings and waiting-list entries in their own countries.' },
  logistics: { label: 'Logistics', description: 'Travel, hotels, passports and logistics costs.' },
  compliance: { label: 'Compliance', description: 'Approvals, fees, costs and spend.' },
  viewer: { label: 'Viewer', description: 'Reads their own countries, without contact data.' },
};

interface CapabilityWords {
  readonly group: string;
  readonly label: string;
  /** What the reach alone does not tell. */
  readonly note?: string;
}

/** Capabilities that stand together on the page. */
const grouped = <Name extends Capability>(
  group: string,
  words: Readonly<Record<Name, Omit<CapabilityWords, 'group'>>>,
) =>
  Object.fromEntries(
    Object.entries<Omit<CapabilityWords, 'group'>>(words).map(([name, said]) => [name, { group, ...said }]),
  ) as Record<Name, CapabilityWords>;

export const capabilityWords: Readonly<Record<Capability, CapabilityWords>> = {
  ...grouped('Centres and events', {
    'centres.read': { label: 'See training centres' },
    'centres.write': { label: 'Create and change training centres' },
    'events.read': { label: 'See events and their agenda' },
    'restrictedEvents.read': {
      label: 'See restricted events',
      note: 'Own countries: those that the event allows.',
    },
    'events.write': { label: 'Create, change and delete events, agenda and limits' },
  }),
  ...grouped('Bookings', {
    'bookings.read': { label: 'See bookings and waiting lists' },
    'bookings.write': {
      label: 'Book people, change and cancel bookings, join the waiting list',
      note: 'Both the event and the person must be of one’s own countries.',
    },
    'waiting.upgrade': {
      label: 'Book from the waiting list',
      note: 'Own records: only whoever is first in line.',
    },
    'bookings.manage': {
      label: 'Take back a status, and book after the event',
      note: 'After the event with a reason.',
    },
    'limits.override': {
      label: 'Pass country and user limits, skip the queue',
      note: 'With a reason, which the log keeps.',
    },
    'bookings.confirmOverride': {
      label: 'Confirm without the authorisation or contract that the centre requires',
      note: 'With a reason, which the log keeps.',
    },
    'bookings.transfer': { label: 'Make somebody else the author of a booking' },
    'flights.write': {
      label: 'Enter flights where they are managed globally',
      note: 'Whoever may change the booking enters wishes.',
    },
    'passport.read': { label: 'Read passports in clear', note: 'Every reading is logged.' },
    'passport.readForReason': {
      label: 'Read passports in clear, for a reason',
      note: 'Every reading is logged with its reason.',
    },
  }),
  ...grouped('People', {
    'participants.read': { label: 'See participants' },
    'participants.contact': {
      label: 'See contact data of participants',
      note: 'E-mail, telephone, address and birth dates.',
    },
    'participants.write': { label: 'Create, change and delete participants' },
    'participants.merge': {
      label: 'Merge two records of one participant',
      note: 'Of two bookings on one event it drops one.',
    },
    'participants.erase': {
      label: 'Erase participants',
      note: 'Nothing personal is left of them; it cannot be undone.',
    },
    'participants.approveErasure': { label: 'Erase participants of whom somebody else has asked for it' },
    'participants.ask': { label: 'Ask for participants to be merged or erased' },
    'requests.read': {
      label: 'See what is asked for about participants',
      note: 'Of merges and erasures those that one may ask for or decide.',
    },
    'trainers.read': { label: 'See the names of trainers' },
    'trainers.details': { label: 'See more of trainers than their names' },
    'trainers.write': { label: 'Create and change trainers' },
  }),
  ...grouped('Money', {
    'fmv.read': { label: 'See fair market values' },
    'fmv.write': { label: 'Change fair market values' },
    'honoraria.read': {
      label: 'See honoraria of trainers',
      note: 'Both the event and the trainer must be of one’s own countries.',
    },
    'costs.read': { label: 'See costs of events', note: 'Logistics sees logistics lines.' },
    'costs.write': { label: 'Change costs of events', note: 'Logistics changes logistics lines.' },
    'costs.terms': { label: 'Change the currency of an event’s costs and what is agreed on meals' },
    'costCategories.write': {
      label: 'Create, change and delete cost categories',
      note: 'The branch of a category decides whether logistics sees its costs.',
    },
    'spend.read': {
      label: 'See what was spent on health-care professionals, and take it out as a file',
      note: 'Own countries: of their events and people.',
    },
    'rates.read': { label: 'See kept sets of exchange rates' },
    'rates.write': { label: 'Import exchange rates, and enter them by hand' },
  }),
  ...grouped('Documents', {
    'templates.read': { label: 'See and use templates' },
    'templates.write': { label: 'Create and change templates' },
    'documents.read': {
      label: 'See approved documents',
      note: 'Those made from a template as far as they may be seen where they were made.',
    },
    'letters.read': {
      label: 'See invitations, visa letters, confirmations and certificates that were made',
      note: 'Everybody they are about must be visible.',
    },
    'letters.generate': {
      label: 'Make, send and archive invitations, visa letters, confirmations and certificates',
      note: 'Everybody they are about must be visible.',
    },
    'lists.read': { label: 'See attendance lists, badges and logistics sheets that were made' },
    'lists.generate': { label: 'Make, send and archive attendance lists, badges and logistics sheets' },
    'papers.read': { label: 'See agendas and documents of free text that were made' },
    'papers.generate': { label: 'Make, send and archive agendas and documents of free text' },
    'costSummaries.read': { label: 'See cost summaries that were made' },
    'costSummaries.generate': { label: 'Make, send and archive cost summaries' },
    'contracts.read': { label: 'See trainer contracts and honoraria statements that were made' },
    'contracts.generate': { label: 'Make, send and archive trainer contracts and honoraria statements' },
    'documents.write': { label: 'Attach and upload documents that have to be approved' },
    'documents.approve': {
      label: 'Approve and withdraw documents',
      note: 'Of what somebody else has uploaded and one may read.',
    },
  }),
  ...grouped('Lists', {
    'views.write': { label: 'Keep views of lists', note: 'All: change shared views of others too.' },
    'views.share': {
      label: 'Share views of lists with a role or with everyone',
      note: 'Own records: with one’s own roles only. Whoever opens a view sees their own rows.',
    },
  }),
  ...grouped('Administration', {
    'users.read': { label: 'See users' },
    'users.write': { label: 'Create, change and deactivate users' },
    'redirects.read': { label: 'See redirects' },
    'redirects.write': { label: 'Create, change and delete redirects' },
    'records.changeMany': {
      label: 'Change many records at once, and read records from files',
      note: 'As far as each may be written. Own records: the status of own bookings, from no file; flights for logistics; fair market values for compliance.',
    },
    'tasks.ofOthers': { label: 'See and stop long work that others have begun' },
    'report.read': { label: 'See the report of an outside service' },
    'audit.read': {
      label: 'See the log',
      note: 'Own countries: what was done to their records. Exports belong to no country.',
    },
  }),
};
