import {
  centred,
  eventDays,
  eventName,
  facts,
  gap,
  lines,
  p,
  right,
  strong,
  venue,
  where,
  whereIs,
} from './parts.ts';

const name = gap('participant.fullName', { required: true });
const signature = [
  p('Yours sincerely,'),
  '<p></p>',
  '<p></p>',
  lines('________________________________', 'Training events office'),
];

const letterHead = (...subject: readonly string[]): readonly string[] => [
  lines(
    'To',
    name,
    gap('participant.address', { fallback: '' }),
    `${gap('participant.postalCode', { fallback: '' })} ${gap('participant.city', { fallback: '' })}`,
    gap('participant.country.name', { fallback: '' }),
  ),
  right(gap('document.date')),
  `<h2>${subject.join('')}</h2>`,
];

const hotel = where(
  'centreEvent.hotelName',
  p(
    'We have chosen ',
    gap('centreEvent.hotelName'),
    ' for your stay (',
    gap('centreEvent.hotelAddress', { fallback: 'address to follow' }),
    ').',
  ),
);

export const invitation = [
  ...letterHead('Invitation: ', eventName),
  p('Dear ', name, ','),
  p(
    'It is our pleasure to invite you to ',
    strong(eventName),
    ', which takes place on ',
    eventDays,
    ' at ',
    venue,
    '.',
  ),
  where('centreEvent.objectives', '<h3>What you will learn</h3>', p(gap('centreEvent.objectives'))),
  where(
    'centreEvent.leadTrainer.fullName',
    p('The event is led by ', gap('centreEvent.leadTrainer.fullName'), '.'),
  ),
  hotel,
  p('Please let us know whether you can come. We look forward to meeting you.'),
  ...signature,
].join('');

export const confirmation = [
  ...letterHead('Your place is confirmed'),
  p('Dear ', name, ','),
  p('We are glad to confirm your place at ', strong(eventName), '.'),
  facts([
    ['When', eventDays],
    ['Where', venue],
    ['Address', `${gap('centreEvent.trainingCentre.address', { fallback: 'to follow' })}`],
    ['Hotel', gap('centreEvent.hotelName', { fallback: 'not booked' })],
    ['Arrival', gap('eventBooking.dateArrival', { format: 'weekday-date', fallback: 'not known yet' })],
    ['Departure', gap('eventBooking.dateDeparture', { format: 'weekday-date', fallback: 'not known yet' })],
    ['Nights', gap('eventBooking.numberOfNights', { fallback: 'none' })],
  ]),
  '<p></p>',
  where(
    'eventBooking.arrivalFlight',
    p(
      'You arrive on ',
      gap('eventBooking.arrivalFlight'),
      ' from ',
      gap('eventBooking.arrivalFrom', { fallback: 'home' }),
      '.',
    ),
  ),
  whereIs(
    'eventBooking.visaRequired',
    'yes',
    p('You need a visa for this journey. A letter for the embassy comes with this confirmation.'),
  ),
  where(
    'centreEvent.onsiteContactName',
    p(
      'On site, please ask for ',
      gap('centreEvent.onsiteContactName'),
      ', telephone ',
      gap('centreEvent.onsiteContactPhone', { fallback: 'at the reception' }),
      '.',
    ),
  ),
  p('We look forward to meeting you.'),
  ...signature,
].join('');

export const visaLetter = [
  right(gap('document.date')),
  '<h2>To whom it may concern</h2>',
  p(
    'We confirm that the following person is invited to take part in ',
    strong(eventName),
    ', a training event for healthcare professionals held on ',
    eventDays,
    ' at ',
    venue,
    ', ',
    gap('centreEvent.trainingCentre.country.name', { required: true }),
    '.',
  ),
  facts([
    ['Name', name],
    ['Date of birth', gap('eventBooking.dateOfBirth', { required: true })],
    ['Nationality', gap('participant.nationality', { fallback: 'not stated' })],
    ['Passport number', gap('eventBooking.passportNumber', { required: true })],
    ['Issued by', gap('eventBooking.passportCountryIssue', { fallback: 'not stated' })],
    ['Valid until', gap('eventBooking.passportExpirationDate', { fallback: 'not stated' })],
    ['Arrival', gap('eventBooking.dateArrival', { fallback: 'day before the event' })],
    ['Departure', gap('eventBooking.dateDeparture', { fallback: 'after the end of the event' })],
  ]),
  '<p></p>',
  where(
    'centreEvent.hotelName',
    p(
      'During the stay ',
      name,
      ' lives at ',
      gap('centreEvent.hotelName'),
      ', ',
      gap('centreEvent.hotelAddress', { fallback: 'address on request' }),
      '.',
    ),
  ),
  p('We kindly ask you to grant the visa that is needed for this journey.'),
  ...signature,
].join('');

export const certificate = [
  '<p></p>',
  '<p></p>',
  '<h1 style="text-align:center">Certificate of participation</h1>',
  '<p></p>',
  centred('This is to certify that'),
  `<h1 style="text-align:center">${name}</h1>`,
  centred('took part in'),
  `<h1 style="text-align:center">${eventName}</h1>`,
  centred(eventDays),
  centred(venue),
  '<p></p>',
  '<p></p>',
  centred('________________________________'),
  where('centreEvent.leadTrainer.fullName', centred(gap('centreEvent.leadTrainer.fullName'))),
  centred(gap('document.date')),
].join('');

export const badge = [
  `<h2 style="text-align:center">${gap('participant.fullName', { fallback: 'Guest' })}</h2>`,
  where('participant.city', centred(gap('participant.city'))),
  where('participant.country.name', centred(gap('participant.country.name'))),
  centred(eventName),
  centred(gap('eventBooking.id', { format: 'qr' })),
].join('');
