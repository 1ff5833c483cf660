import type { Row } from '#server/db/Row.ts';

/** What a form of a participant fills in. */
export const personColumns = [
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

/** Of whom something is counted, and where (S6): it names nobody, and stays where all else is erased (G5). */
export const countedColumns = [
  'is_hcp',
  'country_id',
] as const satisfies readonly (typeof personColumns)[number][];
