import type { Change } from '#server/graphql/write/WriteDefinition.ts';

/** G1: what may be asked of a participant for a booking, by the name it is read under. */
export const collectFieldNames: readonly string[] = [
  'accommodation',
  'transportation',
  'transportMethod',
  'dateArrival',
  'arrivalFrom',
  'arrivalFlight',
  'dateDeparture',
  'departureCity',
  'departureTo',
  'departureFlight',
  'dateCheckIn',
  'dateCheckOut',
  'dateOfBirth',
  'passportNumber',
  'passportCountryIssue',
  'passportExpirationDate',
  'visaRequired',
  'expectations',
  'nameTitle',
  'firstName',
  'lastName',
  'gender',
  'isHcp',
  'jobTitle',
  'speciality',
  'email',
  'phoneCountryCode',
  'phone',
  'mobile',
  'fax',
  'address',
  'city',
  'postalCode',
  'countryId',
  'nationality',
  'onekeyId',
  'veevaId',
  'allergies',
  'dietaryRequirements',
  'expertiseSpeciality',
  'expertiseToxin',
  'expertiseUltrasound',
  'expertiseEmg',
  'spasticityFocus',
  'spokenLanguages',
  'techniquesUsed',
  'notes',
];
const known: ReadonlySet<string> = new Set(collectFieldNames);

export function checkCollectFields(change: Change<'centre_events' | 'participants'>): void {
  const names = change.values.collect_fields;
  names?.forEach((name, index) => {
    if (!known.has(name))
      change.problems.add(
        `${change.path}.collect_fields.${index}`,
        'This is not a field that can be asked for.',
      );
  });
}
