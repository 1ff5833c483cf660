/** English of what the booking wizard and the page of a record both say, by `wizard.<key>`. */
export const journeyMessages = {
  'title.booking': 'Add a booking',
  'title.entry': 'Add to the waiting list',

  'draft.restored': 'Your unfinished form is back, as you left it.',
  'draft.passport_lost': 'Passport data is never kept on this device: please enter it again.',

  'person.other': 'Choose somebody else',

  'details.missing': 'Still missing: %{names}',
  'details.to_person': 'Enter what is kept with the participant',
  'details.nights': '%{smart_count} night |||| %{smart_count} nights',
  'details.stay_far':
    'Check-in or check-out is more than %{days} days away from the event. Is the year right?',
  'details.flights':
    'Flights are booked centrally for this event: days and places entered here are wishes, logistics enter the flights.',

  'section.travel': 'Travel',
  'section.stay': 'Stay',
  'section.passport': 'Passport and visa',
  'section.notes': 'Notes',

  'error.departure': 'Departure is before arrival.',
  'error.check_out': 'Check-out is before check-in.',
} as const;
