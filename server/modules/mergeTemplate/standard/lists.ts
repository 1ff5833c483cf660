import { each, eventDays, eventName, facts, gap, listTable, p, strong, venue, where } from './parts.ts';

const heading = (title: string): readonly string[] => [
  `<h1>${title}</h1>`,
  p(strong(eventName)),
  p(eventDays, ', ', venue),
];
const items = 'centreEvent.agenda.sections.items';
const seats = 'centreEvent.eventBookings';
const costs = 'centreEvent.estimatedCosts';

export const agenda = [
  ...heading('Programme'),
  where('centreEvent.objectives', p(gap('centreEvent.objectives'))),
  each(
    'centreEvent.agenda.sections',
    `<h2>${gap('centreEvent.agenda.sections.name')}</h2>`,
    listTable(items, [
      ['Day', gap(`${items}.timeStart`, { format: 'short-date' })],
      ['Time', `${gap(`${items}.timeStart`)}–${gap(`${items}.timeEnd`)}`],
      ['Topic', gap(`${items}.name`)],
      ['Trainers', each(`${items}.trainers`, p(gap(`${items}.trainers.trainer.fullName`, { fallback: '' })))],
    ]),
  ),
].join('');

export const attendanceList = [
  ...heading('Attendance list'),
  listTable(
    seats,
    [
      ['Name', gap(`${seats}.participant.fullName`, { fallback: 'Placeholder' })],
      ['Country', gap(`${seats}.country.name`, { fallback: '' })],
      ['Capacity', gap(`${seats}.bookingType`)],
      ['Status', gap(`${seats}.bookingStatus`)],
      ['Signature', '<p></p>'],
    ],
    `${seats}.consumesSeat`,
  ),
  '<h2>Trainers</h2>',
  listTable('centreEvent.trainers', [
    ['Name', gap('centreEvent.trainers.trainer.fullName', { fallback: '' })],
    ['Signature', '<p></p>'],
  ]),
].join('');

export const logisticsSheet = [
  ...heading('Logistics sheet'),
  facts([
    ['Hotel', gap('centreEvent.hotelName', { fallback: 'not booked' })],
    ['Address', gap('centreEvent.hotelAddress', { fallback: '' })],
    ['Telephone', gap('centreEvent.hotelPhone', { fallback: '' })],
    [
      'On site',
      `${gap('centreEvent.onsiteContactName', { fallback: 'nobody named' })} ${gap('centreEvent.onsiteContactPhone', { fallback: '' })}`,
    ],
    [
      'Agency',
      `${gap('centreEvent.logisticsVendorLeadName', { fallback: 'nobody named' })} ${gap('centreEvent.logisticsVendorLeadPhone', { fallback: '' })}`,
    ],
    ['Transfers', gap('centreEvent.costTransfers', { fallback: '' })],
  ]),
  '<h2>Journeys</h2>',
  listTable(
    seats,
    [
      ['Name', gap(`${seats}.participant.fullName`, { fallback: 'Placeholder' })],
      ['Arrival', gap(`${seats}.dateArrival`, { format: 'short-date', fallback: '–' })],
      [
        'From',
        `${gap(`${seats}.arrivalFrom`, { fallback: '–' })} ${gap(`${seats}.arrivalFlight`, { fallback: '' })}`,
      ],
      ['Departure', gap(`${seats}.dateDeparture`, { format: 'short-date', fallback: '–' })],
      [
        'To',
        `${gap(`${seats}.departureTo`, { fallback: '–' })} ${gap(`${seats}.departureFlight`, { fallback: '' })}`,
      ],
      ['Check-in', gap(`${seats}.dateCheckIn`, { format: 'short-date', fallback: '–' })],
      ['Check-out', gap(`${seats}.dateCheckOut`, { format: 'short-date', fallback: '–' })],
      ['Nights', gap(`${seats}.numberOfNights`, { fallback: '–' })],
      [
        'Diet and allergies',
        `${gap(`${seats}.participant.dietaryRequirements`, { fallback: '' })} ${gap(`${seats}.participant.allergies`, { fallback: '' })}`,
      ],
    ],
    `${seats}.consumesSeat`,
  ),
].join('');

export const costSummary = [
  ...heading('Cost summary'),
  listTable(costs, [
    ['Category', gap(`${costs}.costCategoryPath`)],
    ['Cost', gap(`${costs}.name`)],
    ['By', gap(`${costs}.unitMode`)],
    ['For one unit, without VAT', gap(`${costs}.amountExcVat`)],
    ['With VAT', gap(`${costs}.amountIncVat`)],
  ]),
  '<h2>What it comes to</h2>',
  facts([
    ['Seats taken by trainees', gap('centreEvent.costTotals.trainees')],
    ['Without VAT', gap('centreEvent.costTotals.booked.excVat', { fallback: 'cannot be told' })],
    ['With VAT', gap('centreEvent.costTotals.booked.incVat', { fallback: 'cannot be told' })],
    [
      'With VAT, for one trainee',
      gap('centreEvent.costTotals.booked.incVatPerHead', { fallback: 'cannot be told' }),
    ],
    [
      'With VAT and every seat taken',
      gap('centreEvent.costTotals.atCapacity.incVat', { fallback: 'cannot be told' }),
    ],
  ]),
].join('');
