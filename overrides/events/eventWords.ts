import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the event page's own parts. A translation overrides by `event.<key>`. */
export const eventWords = {
  'board.failed': 'The bookings could not be read.',
  'board.gone': 'There is nothing to show',
  'board.gone_text': 'The event does not exist any more, or you may not see it.',
  'seats.title': 'Seats',
  'seats.for_trainees': 'Seats for trainees',
  'seats.trainees': 'Trainees',
  'seats.staff': 'Staff',
  'seats.waiting': 'Waiting list',
  'seats.mine': 'Booked by you',
  'seats.user': 'Booked by %{user}',
  'seats.country': 'Trainees from %{country}',
  'seats.off': 'Off',
  'seats.eligible':
    '%{smart_count} ready for the next free seat |||| %{smart_count} ready for the next free seat',

  'add.booking': 'Add a booking',
  'add.waiting': 'Add to the waiting list',
  'add.placeholders': 'Add placeholders',
  'add.not_booking': 'No booking now: %{message}',
  'add.not_holding': 'No placeholder now: %{message}',
  'add.only_staff': 'Staff only now: %{message}',
  'add.only_limited': 'To the waiting list only for whom a limit blocks. %{message}',
  'add.not_waiting': 'Not to the waiting list now. %{message}',
  'add.with_reason': 'Needs a reason: %{message}',

  'bookings.list': 'All in the list of bookings',
  'bookings.none': 'No bookings yet',
  'bookings.none_text': 'Bookings appear here by status, with the seats they take.',
  'bookings.more': 'Show %{smart_count} more of %{total} |||| Show %{smart_count} more of %{total}',
  'bookings.select': 'Select %{name}',
  'bookings.select_group': 'Select all: %{status}',
  'bookings.selected': '%{smart_count} selected',
  'bookings.unselect': 'Clear the selection',
  'bookings.edit': 'Edit %{name}',
  'bookings.by': 'by %{name}',
  'bookings.details_complete': 'Details complete',

  'left.title': 'Not moved along with',
  'left.programme':
    '%{smart_count} item of the programme lies on other days than the event |||| %{smart_count} items of the programme lie on other days than the event',
  'left.documents':
    '%{smart_count} document was made for other days than the event has now |||| %{smart_count} documents were made for other days than the event has now',
  'left.journeys':
    '%{smart_count} booking has a journey that does not suit the days of the event |||| %{smart_count} bookings have journeys that do not suit the days of the event',
  'left.more':
    'Look at %{smart_count} more event that was moved |||| Look at %{smart_count} more events that were moved',
  'left.everywhere': '%{smart_count} outdated document |||| %{smart_count} outdated documents',
  'left.everywhere_title': 'Made for other days than their events have now',

  'elsewhere.title': 'Elsewhere on the days of %{event}:',

  'move.title': 'Not moved along with the event:',
  'move.programme': '%{smart_count} item of the programme |||| %{smart_count} items of the programme',
  'move.journeys':
    '%{smart_count} booking with a day of arrival, departure, check-in or check-out |||| %{smart_count} bookings with a day of arrival, departure, check-in or check-out',
  'move.documents': '%{smart_count} document that was made |||| %{smart_count} documents that were made',
  'move.sent': '(%{smart_count} of them mailed)',

  'attach.label': 'Attach a participant',
  'attach.placeholder': 'Attach a participant: type a name, press Enter',
  'attach.type': 'Type at least two letters of the name.',
  'attach.searching': 'Searching…',
  'attach.failed': 'The search did not work. Try again.',
  'attach.offline': 'You are offline: nobody can be searched now.',
  'attach.done': '%{name} has the seat now.',

  'placeholders.title': 'Add placeholders',
  'placeholders.text': 'Each holds a seat without a participant until the end of its last day.',
  'placeholders.until': 'Their last day is %{day}.',
  'placeholders.count': 'How many',
  'placeholders.count_help': 'From 1 to %{most}.',
  'placeholders.type': 'Type',
  'placeholders.country': 'Country',
  'placeholders.countries_failed': 'The countries could not be read.',
  'placeholders.country_help': 'Whose limit they count against. Leave it empty to use your own.',
  'placeholders.country_choose':
    'Whose limit they count against. Choose it where the event limits countries.',
  'placeholders.run': 'Add %{smart_count} placeholder |||| Add %{smart_count} placeholders',
  'placeholders.wait': 'The results are on their way. This can be closed when they are here.',
  'placeholders.cancel': 'Cancel',
  'placeholders.close': 'Close',
  'placeholders.made': '%{smart_count} placeholder added. |||| %{smart_count} placeholders added.',
  'placeholders.partly': '%{done} added, %{failed} not.',
  'placeholders.nth': 'Placeholder %{n}',

  'trainers.none': 'No trainers yet',
  'trainers.none_text': 'Trainers are added beside the agenda.',
  'trainers.agenda': 'Go to the agenda',

  'waiting.none': 'Nobody waits',
  'waiting.none_text': 'People who could not get a seat wait here, in the order in which seats are given.',
  'waiting.all': 'All in the waiting list (%{count})',
  'waiting.priority': 'Priority %{priority}',
  'waiting.priority_change': 'Change the priority of %{name}',
  'waiting.priority_label': 'Priority',
  'waiting.priority_help': 'Higher goes first.',
  'waiting.priority_wrong': 'Type a whole number.',
  'waiting.priority_save': 'Change priority',
  'waiting.since': 'since %{day}',
  'waiting.edit': 'Edit the entry of %{name}',
  'waiting.remove': 'Remove %{name} from the waiting list',
  'waiting.remove_title': 'Remove %{name} from the waiting list?',
  'waiting.remove_text': 'The place in line is lost. Whoever stands behind moves up.',
  'waiting.remove_confirm': 'Remove',
  'waiting.removed': '%{name} no longer waits.',
} as const;

export type EventWords = WordsOf<typeof eventWords>;

export const useEventWords = (): EventWords => useWordsOf('event', eventWords);
