import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

const english = {
  more: 'More actions',
  merge: 'Merge with a second record…',
  erase: 'Erase what is personal…',
  erased: 'What is personal was erased on %{date}. Bookings stay counted; nothing more can be entered.',
  'bookings.none': 'People are booked on the page of an event.',
  'bookings.choose': 'Choose an event',
  'erase.title': 'Erase %{name}?',
  'erase.text':
    'Name, contact, identity numbers, needs and notes go, as do travel, stay and passport of every booking, places on waiting lists, and all of these in the history. Who came, from which country, stays counted. Documents that were made stay as they are, but for files that print the passport, which go. This cannot be undone.',
  'erase.reason_help': 'Such as who asked for it. It is kept: name nobody.',
  'erase.confirm': 'Erase',
  'erase.done': 'What was personal is erased.',
} as const;

type ParticipantWords = WordsOf<typeof english>;

/** What the page of a participant says besides their fields. */
export const useParticipantWords = (): ParticipantWords => useWordsOf('participant', english);
