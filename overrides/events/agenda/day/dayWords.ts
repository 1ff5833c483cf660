import { useWordsOf, type WordsOf } from '#src/i18n/useWordsOf.ts';

/** English of the day view. A translation overrides by `agenda_day.<key>`. */
const messages = {
  outside: 'not a day of the event',
  none: 'No days yet',
  none_text: 'The day appears here once the event has dates.',
  items: 'Items of %{day}',
  unnamed: 'No name yet',
  now: 'Now, %{time}',
  section: '%{section}, %{time}',
  new_section: 'Day %{number}',
  help: 'Up and down arrows move by five minutes, with Shift they make it longer or shorter; left and right arrows move to the day before or after; Enter opens it where it is typed.',
  section_help: 'Up and down arrows move the section and its items by five minutes.',
  pick: 'Drag an item, or choose it to move it. Drag over empty time to add one.',
  tools: 'Move %{name}',
  earlier: 'Five minutes earlier',
  later: 'Five minutes later',
  shorter: 'Five minutes shorter',
  longer: 'Five minutes longer',
  stick_previous: 'Begin where the one before ends',
  stick_next: 'End where the next one begins',
  swap_previous: 'Swap with the one before',
  swap_next: 'Swap with the next one',
  day_before: 'To the day before',
  day_after: 'To the day after',
  add: 'Add an item to %{day}',
  open: 'Edit %{name}',
  said: '%{name}: %{time}',
  said_day: '%{name}: %{day}, %{time}',
  print: 'Print',
  edge: '%{name} cannot go further: %{time}',
} as const;

export type DayWords = WordsOf<typeof messages>;

export const useDayWords = (): DayWords => useWordsOf('agenda_day', messages);
