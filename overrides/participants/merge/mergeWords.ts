import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

const english = {
  title: 'Merge %{name}',
  'action.selected': 'Merge the two…',
  lead: 'Two records of one person become one. What was booked for the second record is kept under the first, and the second is deleted.',
  'choose.title': 'Which is the second record of this person?',
  'choose.likely': 'These may be the same person:',
  'choose.none':
    'Nobody else has the same e-mail address, or the same name and country. Search for the second record:',
  'choose.failed': 'Whether this person is here twice could not be found out.',
  'choose.other': 'Somebody else:',
  'choose.compare': 'Compare',
  'choose.again': 'Choose another record',
  'choose.itself': 'This is the record that you are about to merge. Choose another.',
  stays: 'Stays',
  goes: 'Is deleted',
  number: 'No. %{id}, entered %{date}',
  swap: 'The other way round',
  'fields.title': 'Where they differ',
  'fields.lead': 'Choose what is kept of each.',
  'fields.none': 'The two say the same of this person.',
  'fields.alike': 'What is not shown is the same in both, or empty.',
  'doubles.title': 'Both are booked here',
  'doubles.lead': 'One booking is kept on each event, the other is deleted with what was entered for it.',
  'doubles.booking': '%{type}, booked by %{author} on %{date}',
  'doubles.booking_by_nobody': '%{type}, booked on %{date}',
  'moves.title': 'What else is kept',
  'moves.nothing': 'Nothing else was booked or made for the second record.',
  'moves.bookings': '1 booking |||| %{smart_count} bookings',
  'moves.entries': '1 place on a waiting list |||| %{smart_count} places on waiting lists',
  'moves.documents': '1 document |||| %{smart_count} documents',
  'moves.text':
    'These go to the record that stays. Of two places on one waiting list the better one is kept; whoever is booked does not wait as well.',
  submit: 'Merge',
  cancel: 'Cancel',
  'confirm.title': 'Merge the two records?',
  'confirm.text':
    '%{goes} (No. %{goesId}) is deleted. What was booked and made for them is kept under %{stays} (No. %{staysId}). This cannot be undone.',
  done: 'The two records of %{name} are one now.',
  stale: 'One of the two was changed meanwhile. This is how they are now: look at it once more.',
  refused: 'You may not merge these two participants.',
  refused_text:
    'One of them may be hidden from you or deleted, or your roles do not let you merge participants.',
  back: 'Back to the participant',
} as const;

type MergeWords = WordsOf<typeof english>;

/** What the page says that makes one participant of two. */
export const useMergeWords = (): MergeWords => useWordsOf('merge', english);
