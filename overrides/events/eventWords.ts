import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** English of the event page's own parts. A translation overrides by `event.<key>`. */
export const eventWords = {
  'view.upcoming': 'Upcoming',
  'view.past': 'Past',

  'board.failed': 'The bookings could not be read.',
  'board.gone': 'There is nothing to show',
  'board.gone_text': 'The event does not exist any more, or you may not see it.',
  'seats.title': 'Seats',
  'seats.trainees': 'Trainees',
  'seats.staff': 'Staff',
  'seats.waiting': 'Waiting list',
  'seats.mine': 'Booked by you',
  'seats.country': 'Trainees from %{country}',
  'seats.countries': 'Countries',
  'seats.off': 'Off',
  'seats.eligible':
    '%{smart_count} ready for the next free seat |||| %{smart_count} ready for the next free seat',

  'add.booking': 'Add booking',
  'add.waiting': 'Add to waiting list',
  'add.placeholders': 'Add placeholders',
  'add.not_booking': 'No booking now: %{message}',
  'add.not_holding': 'No placeholder now: %{message}',
  'add.only_staff': 'Staff only now: %{message}',
  'add.not_waiting': 'Not to the waiting list now: %{message}',
  'add.with_reason': 'Needs a reason: %{message}',

  'bookings.none': 'No bookings yet',
  'bookings.none_text': 'Bookings appear here by status, with the seats they take.',
  'bookings.more': 'Show %{smart_count} more of %{total} |||| Show %{smart_count} more of %{total}',
  'bookings.select': 'Select %{name}',
  'bookings.select_group': 'Select all: %{status}',
  'bookings.selected': '%{smart_count} selected',
  'bookings.unselect': 'Clear the selection',
  'bookings.open_group': 'Show %{status}',
  'bookings.close_group': 'Hide %{status}',
  'bookings.edit': 'Edit %{name}',
  'bookings.by': 'by %{name}',
  'bookings.details_complete': 'Details complete',
  'bookings.expired': 'Expired: takes no seat',

  'attach.label': 'Attach a participant',
  'attach.placeholder': 'Attach a participant: type a name, press Enter',
  'attach.type': 'Type at least two letters of the name.',
  'attach.searching': 'Searching…',
  'attach.failed': 'The search did not work. Try again.',
  'attach.none': 'Nobody found by that name.',
  'attach.done': '%{name} has the seat now.',
  'attach.running': 'Attaching %{name}…',

  'placeholders.title': 'Add placeholders',
  'placeholders.text': 'Each holds a seat without a participant until the end of its last day.',
  'placeholders.until': 'Their last day is %{day}.',
  'placeholders.count': 'How many',
  'placeholders.count_help': 'From 1 to %{most}.',
  'placeholders.type': 'Type',
  'placeholders.country': 'Country',
  'placeholders.country_help': 'Whose limit they count against. Leave it empty to use your own.',
  'placeholders.run': 'Add %{smart_count} placeholder |||| Add %{smart_count} placeholders',
  'placeholders.cancel': 'Cancel',
  'placeholders.close': 'Close',
  'placeholders.made': '%{smart_count} placeholder added. |||| %{smart_count} placeholders added.',
  'placeholders.partly': '%{done} added, %{failed} not.',
  'placeholders.nth': 'Placeholder %{n}',
  'placeholders.done': 'added',

  'waiting.none': 'Nobody waits',
  'waiting.none_text': 'People who could not get a seat wait here, in the order in which seats are given.',
  'waiting.priority': 'Priority %{priority}',
  'waiting.priority_change': 'Change the priority of %{name}',
  'waiting.priority_label': 'Priority',
  'waiting.priority_help': 'Higher goes first.',
  'waiting.priority_save': 'Change priority',
  'waiting.since': 'since %{day}',
  'waiting.edit': 'Edit the entry of %{name}',
  'waiting.remove': 'Remove %{name} from the waiting list',
  'waiting.remove_title': 'Remove %{name} from the waiting list?',
  'waiting.remove_text': 'The place in line is lost. Whoever stands behind moves up.',
  'waiting.remove_confirm': 'Remove',
  'waiting.removed': '%{name} no longer waits.',
} as const;

type EventWord = keyof typeof eventWords;
export type EventWords = (key: EventWord, values?: Readonly<Record<string, unknown>>) => string;

export function useEventWords(): EventWords {
  const translate = useTranslate();
  return useCallback<EventWords>(
    (key, values) => translate(`event.${key}`, { ...values, _: eventWords[key] }),
    [translate],
  );
}
