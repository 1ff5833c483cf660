import type { Row } from '#server/db/Row.ts';
import { toJson } from '#server/db/Json.ts';
import { validationFailed } from '#server/errors/errors.ts';
import type { Input } from '#server/graphql/write/Input.ts';

/** What a form of a participant fills in. */
const fields = [
  'name_title',
  'first_name',
  'last_name',
  'gender',
  'is_hcp',
  'job_title',
  'speciality',
  'email',
  'phone_country_code',
  'phone',
  'mobile',
  'fax',
  'address',
  'city',
  'postal_code',
  'country_id',
  'nationality',
  'onekey_id',
  'veeva_id',
  'allergies',
  'dietary_requirements',
  'expertise_speciality',
  'expertise_toxin',
  'expertise_ultrasound',
  'expertise_emg',
  'spasticity_focus',
  'spoken_languages',
  'techniques_used',
  'notes',
  'collect_fields',
] as const satisfies readonly (keyof Row<'participants'>)[];

/**
 * The values of these fields, as an input writes them.
 * @throws validationFailed at a name that no form of a participant has.
 */
export function takenValues(row: Row<'participants'>, names: readonly string[]): Input {
  const taken = names.map((name, index): [string, unknown] => {
    const field = fields.find((each) => each === name);
    if (field === undefined)
      throw validationFailed({ [`input.from_duplicate.${index}`]: ['This is not a field of participants.'] });
    return [field, toJson(row[field])];
  });
  return Object.fromEntries(taken);
}
