import type { DemoContext } from './DemoContext.ts';
import type { DemoRow } from './insertRows.ts';
import { type DemoPerson, PeopleMaker, phoneNumber, streetAddress } from './names/people.ts';
import { type DemoCountry, demoCountries } from './names/places.ts';
import type { DemoUsers } from './users.ts';

export interface DemoParticipant {
  /** Later planners fill in what a confirmed booking needs. */
  readonly row: DemoRow<'participants'>;
  readonly country: DemoCountry;
  readonly isHcp: boolean;
}

const specialities = [
  'Neurology',
  'Physical medicine',
  'Dermatology',
  'Plastic surgery',
  'Ophthalmology',
  'Paediatric neurology',
  'ENT',
  'Urology',
  'Orthopaedics',
  'Aesthetic medicine',
  'Nurse',
  'Physiotherapist',
  'Other',
];
const techniques = ['Palpation', 'Electromyography', 'Electrical stimulation', 'Ultrasound'];
const levels = ['None yet', 'Under 1 year', '1 to 3 years', 'Over 3 years'];
const diets = [
  'No restrictions',
  'No restrictions',
  'No restrictions',
  'Vegetarian',
  'Vegan',
  'Halal',
  'No pork',
  'Gluten-free',
];
const allergies = ['Nuts', 'Shellfish', 'Lactose', 'Pollen', 'Latex'];

/** The 2,400 participants; every tenth is no healthcare professional. */
export function planParticipants(context: DemoContext, users: DemoUsers): readonly DemoParticipant[] {
  const people = new PeopleMaker(context.random);
  const origins = context.random.shuffle(
    demoCountries.flatMap((country) => Array.from({ length: country.participants }, () => country)),
  );
  const perCountry = new Map<string, number>();
  return origins.map((country, index) => {
    const position = perCountry.get(country.code) ?? 0;
    perCountry.set(country.code, position + 1);
    const isHcp = position % 10 !== 9;
    const author = context.random.pick(users.authorsFor(country.code));
    return {
      country,
      isHcp,
      row: participantRow(context, people.person(country), country, index + 1, isHcp, author),
    };
  });
}

function participantRow(
  context: DemoContext,
  person: DemoPerson,
  country: DemoCountry,
  id: number,
  isHcp: boolean,
  author: number,
): DemoRow<'participants'> {
  const { random, calendar } = context;
  const entered = random.int(25, 800);
  const speciality = isHcp ? random.pick(specialities) : null;
  const spasticity = speciality === 'Neurology' || speciality === 'Physical medicine';
  const some = (probability: number, value: string): string | null =>
    random.chance(probability) ? value : null;
  return {
    id,
    name_title: isHcp ? person.title : null,
    first_name: person.first,
    last_name: person.last,
    gender: some(0.8, person.woman ? 'Female' : 'Male'),
    is_hcp: isHcp,
    job_title: isHcp
      ? random.pick(['Consultant', 'Resident', 'Head of department', 'Practice owner', 'Nurse specialist'])
      : random.pick(['Event coordinator', 'Medical science liaison', 'Product specialist']),
    speciality,
    email: `${person.mailbox}@${isHcp ? 'clinic' : 'staff'}.${country.code.toLowerCase()}.example`,
    phone_country_code: country.dialling,
    phone: phoneNumber(random, country),
    mobile: some(0.7, phoneNumber(random, country)),
    fax: some(0.1, phoneNumber(random, country)),
    address: streetAddress(random, country),
    city: random.pick(country.cities),
    postal_code: random.digits(5),
    country_id: context.countryId(country.code),
    nationality: some(0.9, country.code),
    onekey_id: isHcp ? some(0.75, `W${country.code}${String(id).padStart(5, '0')}${random.digits(3)}`) : null,
    veeva_id: isHcp ? some(0.6, `V${String(id).padStart(6, '0')}${random.digits(4)}`) : null,
    allergies: some(0.12, random.pick(allergies)),
    dietary_requirements: some(0.6, random.pick(diets)),
    expertise_speciality: isHcp ? random.pick(levels) : null,
    expertise_toxin: isHcp ? random.pick(levels) : null,
    expertise_ultrasound: isHcp ? random.pick(levels) : null,
    expertise_emg: isHcp ? random.pick(levels) : null,
    spasticity_focus: spasticity ? random.pick(['Upper limb', 'Lower limb', 'Both', 'Children']) : null,
    spoken_languages: [...new Set([country.language, 'English'])],
    techniques_used: isHcp ? random.sample(techniques, random.int(0, 3)) : [],
    notes: some(0.05, 'Prefers to be reached by e-mail.'),
    collect_fields: [],
    author_id: author,
    date_created: calendar.moment(calendar.day(-entered), random.int(480, 1080)),
    date_modified: calendar.moment(calendar.day(-random.int(1, entered)), random.int(480, 1080)),
  };
}
