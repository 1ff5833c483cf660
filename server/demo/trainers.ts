import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import { minorUnits } from './money.ts';
import { PeopleMaker, streetAddress } from './names/people.ts';
import { demoCountry, demoSites } from './names/places.ts';

export interface DemoTrainer {
  readonly row: DemoRow<'trainers'>;
  readonly country: string;
}

/** Hard cases: a fair market value 13 months old (H6), and one in a currency without a rate (H5). */
export const OLD_FMV_TRAINER = 1;
export const NO_RATE_TRAINER = 2;

const elsewhere = ['EG', 'AT', 'AT', 'CH', 'NL', 'NL', 'PT', 'TR', 'KW', 'NO', 'DK', 'UA'];
const positions = [
  'Head of department',
  'Senior consultant',
  'Consultant',
  'Professor',
  'Senior physiotherapist',
];
const interests = [
  'Spasticity after stroke',
  'Movement disorders',
  'Paediatric neurology',
  'Facial aesthetics',
  'Ultrasound-guided injection',
];

/** The 85 trainers: three for each centre from its country, then the others. */
export function planTrainers(context: DemoContext): readonly DemoTrainer[] {
  const people = new PeopleMaker(context.random);
  const countries = [
    ...elsewhereFirst(),
    ...demoSites.flatMap(({ country }) => [country, country, country]),
  ].slice(0, 85);
  return countries.map((code, index) => ({
    country: code,
    row: trainerRow(context, people, index + 1, code),
  }));
}

/** Numbers 1 and 2 are the two hard cases, from Germany and Egypt. */
function elsewhereFirst(): readonly string[] {
  return ['DE', ...elsewhere];
}

function trainerRow(
  context: DemoContext,
  people: PeopleMaker,
  id: number,
  code: string,
): DemoRow<'trainers'> {
  const { random, calendar } = context;
  const country = demoCountry(code);
  const person = people.person(country);
  const city = random.pick(country.cities);
  const isNew = id > 80;
  const spoken = [
    ...new Set([country.language, 'English', random.pick(['French', 'German', 'Spanish', 'Italian'])]),
  ];
  return {
    id,
    name_title: person.title,
    first_name: person.first,
    last_name: person.last,
    email: `${person.mailbox}@faculty.example`,
    address: streetAddress(random, country),
    city,
    postcode: random.digits(5),
    country_id: context.countryId(code),
    position: random.pick(positions),
    hospital: `${city} ${random.pick(['Teaching Hospital', 'Clinic', 'University Clinic'])}`,
    faculty: random.pick(['Neurology', 'Rehabilitation', 'Dermatology', 'Plastic surgery', 'Paediatrics']),
    description: `Teaches injection technique in small groups, with ${random.int(8, 30)} years of practice.`,
    experience: `${random.int(8, 30)} years`,
    main_interests: random.pick(interests),
    research_work: random.chance(0.5) ? 'Dose finding and long-term outcome in daily practice.' : null,
    primary_language: country.language,
    spoken_languages: spoken,
    fmv_amount: isNew ? null : minorUnits(country.currency, random.int(34, 70) * 5),
    fmv_currency: isNew ? null : country.currency,
    fmv_last_updated: isNew
      ? null
      : id === OLD_FMV_TRAINER
        ? calendar.month(-13)
        : calendar.month(-random.int(1, 10)),
    vat_payable: random.chance(0.4),
    is_disabled: id > 13 && id % 17 === 0,
    sap_number: `40${random.digits(6)}`,
    onekey_id: random.chance(0.7) ? `WTR${String(id).padStart(4, '0')}${random.digits(4)}` : null,
    veeva_id: random.chance(0.6) ? `VT${String(id).padStart(4, '0')}${random.digits(5)}` : null,
    date_created: calendar.moment(calendar.day(-random.int(200, 720)), random.int(480, 1020)),
    date_modified: calendar.moment(calendar.day(-random.int(1, 190)), random.int(480, 1020)),
  };
}
