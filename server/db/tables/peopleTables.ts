import type { Generated } from 'kysely';
import type { Role } from '../../access/roleTable.ts';
import type { MailKind } from '../../mail/enqueueMail.ts';
import type { Id, GeneratedId, Computed, Day, Moment, Json } from './columnKinds.ts';

export interface UsersTable {
  id: GeneratedId;
  username: string;
  user_email: string;
  name_title: string | null;
  first_name: string | null;
  last_name: string | null;
  full_name: Computed<string>;
  password_hash: string | null;
  options: Json;
  preferences: string | null;
  registered_date: Generated<Moment>;
  /** Since when the account is closed to its owner; null: it is open. */
  deactivated_at: Moment | null;
  date_modified: Generated<Moment>;
}

export interface UserRolesTable {
  user_id: Id;
  role: Role;
}

export interface UserCountriesTable {
  user_id: Id;
  country_id: Id;
}

export interface SessionsTable {
  id: Generated<string>;
  user_id: Id;
  user_agent: string | null;
  issued_at: Generated<Moment>;
  refreshed_at: Generated<Moment>;
  expires_at: Moment;
  absolute_expires_at: Moment;
  revoked_at: Moment | null;
  /** Of the refresh tokens that are to be used next. */
  generation: Generated<number>;
  /** The last generation that was presented twice; 0 if none was. */
  replayed_generation: Generated<number>;
  /** How many generations in a row, up to that one, were presented twice. */
  replays_in_a_row: Generated<number>;
}

export interface SessionTokensTable {
  token_hash: string;
  session_id: string;
  generation: number;
  expires_at: Moment;
}

/** Who a user is at an identity provider. */
export interface UserIdentitiesTable {
  id: GeneratedId;
  user_id: Id;
  tenant_id: string;
  object_id: string;
  /** The administrator who linked it; null: it came with the user's first sign-in. */
  linked_by: Id | null;
  date_linked: Generated<Moment>;
  last_sign_in: Moment | null;
}

/** Sign-ons whose answer has been redeemed; no answer is redeemed twice. */
export interface SsoTransactionsTable {
  id: string;
  expires_at: Moment;
}

export interface PasswordResetsTable {
  id: string;
  user_id: Id;
  key_hash: string;
  created_at: Moment;
  expires_at: Moment;
  used_at: Moment | null;
}

export interface OutgoingMailsTable {
  id: Generated<string>;
  kind: MailKind;
  user_id: Id;
  subject_id: string | null;
  created_at: Moment;
  due_at: Moment;
  attempts: Generated<number>;
  sent_at: Moment | null;
  dropped_at: Moment | null;
  last_error: string | null;
}

export interface ParticipantsTable {
  id: GeneratedId;
  name_title: string | null;
  first_name: string | null;
  last_name: string;
  name: Computed<string>;
  full_name: Computed<string>;
  gender: string | null;
  is_hcp: Generated<boolean>;
  job_title: string | null;
  speciality: string | null;
  email: string | null;
  phone_country_code: string | null;
  phone: string | null;
  mobile: string | null;
  fax: string | null;
  address: string | null;
  city: string | null;
  postal_code: string | null;
  country_id: Id | null;
  nationality: string | null;
  onekey_id: string | null;
  veeva_id: string | null;
  allergies: string | null;
  dietary_requirements: string | null;
  expertise_speciality: string | null;
  expertise_toxin: string | null;
  expertise_ultrasound: string | null;
  expertise_emg: string | null;
  spasticity_focus: string | null;
  spoken_languages: Generated<string[]>;
  techniques_used: Generated<string[]>;
  notes: string | null;
  collect_fields: Generated<string[]>;
  author_id: Id | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
  deleted_at: Moment | null;
  search_text: Computed<string>;
}

export interface TrainersTable {
  id: GeneratedId;
  name_title: string | null;
  first_name: string | null;
  last_name: string;
  name: Computed<string>;
  full_name: Computed<string>;
  photo: string | null;
  email: string | null;
  address: string | null;
  city: string | null;
  postcode: string | null;
  country_id: Id | null;
  position: string | null;
  hospital: string | null;
  faculty: string | null;
  description: string | null;
  experience: string | null;
  main_interests: string | null;
  research_work: string | null;
  primary_language: string | null;
  spoken_languages: Generated<string[]>;
  fmv_amount: number | null;
  fmv_currency: string | null;
  fmv_last_updated: Day | null;
  vat_payable: Generated<boolean>;
  is_disabled: Generated<boolean>;
  sap_number: string | null;
  onekey_id: string | null;
  veeva_id: string | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
  search_text: Computed<string>;
}
