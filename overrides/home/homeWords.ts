import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the home page. A translation overrides by `home.<key>`. */
const homeWords = {
  morning: 'Good morning, %{name}',
  afternoon: 'Good afternoon, %{name}',
  evening: 'Good evening, %{name}',
  lead: '%{day}. What needs you in the next 30 days.',
  all: 'See it |||| All %{total}',
  events: 'Events in the next 30 days',
  events_none: 'No events in the next 30 days',
  events_none_text: 'Events that start within 30 days appear here with their fill.',
  events_see: 'See all events',
  events_first: 'No events yet',
  events_first_text: 'An event is held at a centre: add the centre first, then plan its first event.',
  events_more: '%{smart_count} more within 30 days |||| %{smart_count} more within 30 days',
  waiting: '%{smart_count} waiting |||| %{smart_count} waiting',
  draft: 'Not published',
  full: 'Full',
  placeholders: 'Placeholders about to expire',
  placeholders_none: 'Nothing expires in the next 14 days',
  placeholders_none_text: 'Seats held without a participant appear here before they are lost.',
  blocked: 'Honoraria that block a contract',
  blocked_none: 'No honorarium is blocked',
  blocked_none_text: 'Events to come whose honoraria cannot be approved appear here, with the reason.',
  blocked_more: '%{smart_count} more |||| %{smart_count} more',
  documents: 'Documents to approve',
  documents_see: 'See the worklist',
  documents_counts: '%{toApprove} to approve, %{stale} stale',
  documents_none: 'Nothing waits for approval',
  documents_none_text: 'Documents to approve, and those that changed since their approval, appear here.',
  requests: 'Requests about participants',
  requests_somebody: 'A participant',
  free: 'Seats free for somebody waiting',
  free_none: 'No free seat anybody waits for',
  free_none_text: 'When a seat becomes free for the next in line, it appears here.',
  free_somebody: 'Somebody on the waiting list',
  placeholders_more: '%{smart_count} more within 14 days |||| %{smart_count} more within 14 days',
  begun: 'Event began',
  today: 'Today',
  tomorrow: 'Tomorrow',
  days: 'In %{smart_count} day |||| In %{smart_count} days',
  by: 'held by %{name}',
  bookings: 'Bookings by status',
  bookings_see: 'See all bookings',
} as const;

type HomeWords = WordsOf<typeof homeWords>;

export const useHomeWords = (): HomeWords => useWordsOf('home', homeWords);

/** Where it is, it may have begun already while the viewer's day is its first one. */
export function daysText(words: HomeWords, days: number): string {
  if (days < 0) return words('begun');
  if (days === 0) return words('today');
  return days === 1 ? words('tomorrow') : words('days', { smart_count: days });
}
