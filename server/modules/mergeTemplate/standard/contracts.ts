import {
  eventDays,
  eventName,
  facts,
  gap,
  lines,
  listTable,
  p,
  right,
  strong,
  venue,
  where,
  whereIs,
} from './parts.ts';

const trainer = gap('trainer.fullName', { required: true });
const of = (field: string) => `trainerHonoraria.${field}`;
const items = of('items');

const address = lines(
  'To',
  trainer,
  gap('trainer.hospital', { fallback: '' }),
  gap('trainer.address', { fallback: '' }),
  `${gap('trainer.postcode', { fallback: '' })} ${gap('trainer.city', { fallback: '' })}`,
);
const signatures =
  '<table><tbody><tr><td><p></p><p></p><p>________________________</p><p>For the organiser</p></td><td><p></p><p></p><p>________________________</p><p>' +
  trainer +
  '</p></td></tr></tbody></table>';

export const trainerContract = [
  '<h1>Trainer agreement</h1>',
  address,
  right(gap('document.date')),
  '<h2>1. What is agreed</h2>',
  p(
    'The trainer, ',
    trainer,
    ', teaches at ',
    strong(eventName),
    ' on ',
    eventDays,
    ' at ',
    venue,
    '. The time agreed is ',
    gap(of('activityMinutes')),
    ' minutes of teaching, preparation and follow-up, and ',
    gap(of('travelMinutes')),
    ' minutes of travel.',
  ),
  listTable(items, [
    ['Day', gap(`${items}.timeStart`, { format: 'short-date' })],
    ['Time', `${gap(`${items}.timeStart`)}–${gap(`${items}.timeEnd`)}`],
    ['Topic', gap(`${items}.name`)],
  ]),
  '<h2>2. What is paid</h2>',
  p(
    'An hour of work is paid with ',
    gap(of('trainerFMV'), { required: true }),
    '. This comes to ',
    strong(gap(of('totalHonorariaLocalCurrency'), { required: true })),
    ' in all. Travel and accommodation are arranged and paid for by the organiser.',
  ),
  whereIs(of('vatPayable'), 'yes', p('VAT is paid on top, as a line of its own on the invoice.')),
  '<h2>3. What both sides know</h2>',
  p(
    'The honorarium is the fair market value of the work. It is not tied to what the trainer prescribes, buys or recommends. The trainer tells their employer of this agreement where a law or a contract asks for it.',
  ),
  p('The trainer treats what they learn of patients and participants in confidence.'),
  signatures,
].join('');

export const honorariaStatement = [
  '<h1>Honoraria statement</h1>',
  address,
  right(gap('document.date')),
  p(strong(eventName)),
  p(eventDays, ', ', venue),
  listTable(items, [
    ['Day', gap(`${items}.timeStart`, { format: 'short-date' })],
    ['Topic', gap(`${items}.name`)],
    ['Minutes', gap(`${items}.minutes`)],
    ['Paid', gap(`${items}.isPaid`)],
  ]),
  '<h2>How it comes about</h2>',
  facts([
    ['Teaching, each minute once', `${gap(of('speakerMinutes'))} minutes`],
    ['Preparation', `${gap(of('prepMinutes'))} minutes`],
    ['Follow-up', `${gap(of('postMinutes'))} minutes`],
    ['Travel', `${gap(of('travelMinutes'))} minutes`],
    ['For an hour', gap(of('trainerFMV'), { required: true })],
    ['For the activity', gap(of('totalActivityLocalCurrency'), { required: true })],
    ['For travel', gap(of('totalTravelLocalCurrency'), { required: true })],
    ['Together', strong(gap(of('totalHonorariaLocalCurrency'), { required: true }))],
  ]),
  '<p></p>',
  where(
    of('totalHonorariaEventCurrency'),
    p(
      'In the currency of the event: ',
      gap(of('totalHonorariaEventCurrency')),
      ', at an exchange rate of ',
      gap(of('exchangeRate'), { fallback: '1' }),
      '.',
    ),
  ),
  whereIs(of('vatPayable'), 'yes', p('VAT is payable on top, by invoice.')),
].join('');
