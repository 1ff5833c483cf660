import type { Capability, Role } from './roleTable.ts';

/** What people read of the role table. Its order is that of the page. */
export const roleWords: Readonly<Record<Role, { readonly label: string; readonly description: string }>> = {
  administrator: { label: 'Administrator', description: 'Everything, users and limits included.' },
  global_manager: {
    label: 'Global manager',
    description: 'Centres, events, bookings and people of all countries.',
  },
  country_manager: {
    label: 'Country manager',
    description: 'The same for the own countries. May not pass limits.',
  },
  booker: { label: 'Booker', description: 'Own bookings and waiting-list entries in the own countries.' },
  logistics: { label: 'Logistics', description: 'Travel, hotels, passports and logistics costs.' },
  compliance: { label: 'Compliance', description: 'Approvals, fees, costs and spend.' },
  viewer: { label: 'Viewer', description: 'Reads the own countries, without contact data.' },
};

interface CapabilityWords {
  readonly group: string;
  readonly label: string;
  /** What the reach alone does not tell. */
  readonly note?: string;
}

export const capabilityWords: Readonly<Record<Capability, CapabilityWords>> = {
  'centres.read': { group: 'Centres and events', label: 'See training centres' },
  'centres.write': { group: 'Centres and events', label: 'Create and change training centres' },
  'events.read': { group: 'Centres and events', label: 'See events and their agenda' },
  'restrictedEvents.read': {
    group: 'Centres and events',
    label: 'See restricted events',
    note: 'Own countries: those that the event allows.',
  },
  'events.write': {
    group: 'Centres and events',
    label: 'Create, change and delete events, agenda and limits',
  },
  'bookings.read': { group: 'Bookings', label: 'See bookings and waiting lists' },
  'bookings.write': {
    group: 'Bookings',
    label: 'Book people, change and cancel bookings, join the waiting list',
    note: 'Both the event and the person must be of the own countries.',
  },
  'waiting.upgrade': {
    group: 'Bookings',
    label: 'Book from the waiting list',
    note: 'Own records: only whoever is first in line.',
  },
  'bookings.manage': {
    group: 'Bookings',
    label: 'Take back a status, and book after the event',
    note: 'After the event with a reason.',
  },
  'limits.override': {
    group: 'Bookings',
    label: 'Pass country and user limits, skip the queue',
    note: 'With a reason, which the log keeps.',
  },
  'bookings.confirmOverride': {
    group: 'Bookings',
    label: 'Confirm without the authorisation or contract that the centre requires',
    note: 'With a reason, which the log keeps.',
  },
  'bookings.transfer': { group: 'Bookings', label: 'Make somebody else the author of a booking' },
  'flights.write': {
    group: 'Bookings',
    label: 'Enter flights where they are managed globally',
    note: 'Whoever may change the booking enters wishes.',
  },
  'passport.read': { group: 'Bookings', label: 'Read passports in clear', note: 'Every reading is logged.' },
  'passport.readForReason': {
    group: 'Bookings',
    label: 'Read passports in clear, for a reason',
    note: 'Every reading is logged with its reason.',
  },
  'participants.read': { group: 'People', label: 'See participants' },
  'participants.contact': {
    group: 'People',
    label: 'See contact data of participants',
    note: 'E-mail, telephone, address and birth dates.',
  },
  'participants.write': { group: 'People', label: 'Create, change and delete participants' },
  'trainers.read': { group: 'People', label: 'See the names of trainers' },
  'trainers.details': { group: 'People', label: 'See more of trainers than their names' },
  'trainers.write': { group: 'People', label: 'Create and change trainers' },
  'fmv.read': { group: 'Money', label: 'See fair market values' },
  'fmv.write': { group: 'Money', label: 'Change fair market values' },
  'honoraria.read': {
    group: 'Money',
    label: 'See honoraria of trainers',
    note: 'Both the event and the trainer must be of the own countries.',
  },
  'costs.read': { group: 'Money', label: 'See costs of events', note: 'Logistics sees logistics lines.' },
  'costs.write': {
    group: 'Money',
    label: 'Change costs of events',
    note: 'Logistics changes logistics lines.',
  },
  'costCategories.write': {
    group: 'Money',
    label: 'Create, change and delete cost categories',
    note: 'The branch of a category decides whether logistics sees its costs.',
  },
  'spend.read': {
    group: 'Money',
    label: 'See what was spent on health-care professionals, and take it out as a file',
    note: 'Own countries: of their events and people.',
  },
  'rates.read': { group: 'Money', label: 'See kept sets of exchange rates' },
  'rates.write': { group: 'Money', label: 'Import exchange rates, and enter them by hand' },
  'templates.read': { group: 'Documents', label: 'See and use templates' },
  'templates.write': { group: 'Documents', label: 'Create and change templates' },
  'documents.read': { group: 'Documents', label: 'See approved documents' },
  'letters.read': {
    group: 'Documents',
    label: 'See invitations, visa letters, confirmations and certificates that were made',
    note: 'Everybody they are about must be visible.',
  },
  'letters.generate': {
    group: 'Documents',
    label: 'Make, send and archive invitations, visa letters, confirmations and certificates',
    note: 'Everybody they are about must be visible.',
  },
  'lists.read': {
    group: 'Documents',
    label: 'See attendance lists, badges and logistics sheets that were made',
  },
  'lists.generate': {
    group: 'Documents',
    label: 'Make, send and archive attendance lists, badges and logistics sheets',
  },
  'papers.read': {
    group: 'Documents',
    label: 'See agendas and documents of free text that were made',
  },
  'papers.generate': {
    group: 'Documents',
    label: 'Make, send and archive agendas and documents of free text',
  },
  'costSummaries.read': {
    group: 'Documents',
    label: 'See cost summaries that were made',
  },
  'costSummaries.generate': {
    group: 'Documents',
    label: 'Make, send and archive cost summaries',
  },
  'contracts.read': {
    group: 'Documents',
    label: 'See trainer contracts and honoraria statements that were made',
  },
  'contracts.generate': {
    group: 'Documents',
    label: 'Make, send and archive trainer contracts and honoraria statements',
  },
  'documents.write': { group: 'Documents', label: 'Attach and upload documents that have to be approved' },
  'documents.approve': {
    group: 'Documents',
    label: 'Approve and withdraw documents',
    note: 'Of what somebody else has uploaded.',
  },
  'views.write': {
    group: 'Lists',
    label: 'Keep views of lists',
    note: 'All: change shared views of others too.',
  },
  'views.share': {
    group: 'Lists',
    label: 'Share views of lists with a role or with everyone',
    note: 'Own records: with the own roles only. Whoever opens a view sees their own rows.',
  },
  'users.read': { group: 'Administration', label: 'See users' },
  'users.write': { group: 'Administration', label: 'Create, change and deactivate users' },
  'redirects.read': { group: 'Administration', label: 'See redirects' },
  'redirects.write': { group: 'Administration', label: 'Create, change and delete redirects' },
  'records.changeMany': {
    group: 'Administration',
    label: 'Change many records at once',
    note: 'As far as each of them may be changed. Own bookings: their status only.',
  },
  'tasks.ofOthers': {
    group: 'Administration',
    label: 'See and stop long work that others have begun',
  },
  'report.read': { group: 'Administration', label: 'See the report of an outside service' },
  'audit.read': {
    group: 'Administration',
    label: 'See the log',
    note: 'Own countries: what was done to their records. Exports belong to no country.',
  },
};
