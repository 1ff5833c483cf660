import type { Generated } from 'kysely';
import type { Id, GeneratedId, Computed, Day, Moment, LocalMoment, Json } from './columnKinds.ts';

export type UnitMode = 'FIXED' | 'PER_PARTICIPANT' | 'PER_TRAINER' | 'PER_PERSON';

export interface MergeTemplatesTable {
  id: GeneratedId;
  name: string;
  key: string | null;
  contexts: string[];
  prosemirror: Json;
  html: string | null;
  options: Json | null;
  version: Generated<number>;
  root_id: Id | null;
  used_at: Moment | null;
  author_id: Id | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
}

export interface ApprovedDocumentsTable {
  id: GeneratedId;
  name: string;
  jobcode: string | null;
  document_url: string | null;
  custom_media_id: string | null;
  field_hash: string | null;
  is_custom_document: Generated<boolean>;
  author_id: Id | null;
  approved_by_id: Id | null;
  date_approved: Moment | null;
  date_withdrawn: Moment | null;
  withdrawn_by_id: Id | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
}

export interface TrainingCentresTable {
  id: GeneratedId;
  name: string;
  address: string | null;
  city: string | null;
  postal_code: string | null;
  country_id: Id;
  time_zone: Generated<string>;
  indication_id: Id | null;
  training_expertise: string | null;
  description: string | null;
  is_published: Generated<boolean>;
  lead_trainer_id: Id | null;
  location_image: string | null;
  authorisation_required: Generated<boolean>;
  authorisation_required_text: string | null;
  contract_required: Generated<boolean>;
  contract_required_text: string | null;
  approved_document_id: Id | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
  search_text: Computed<string>;
}

export interface TrainingCentreTrainersTable {
  training_centre_id: Id;
  trainer_id: Id;
  priority: number;
}

export interface CentreEventsTable {
  id: GeneratedId;
  name: string;
  date_start: Day | null;
  date_end: Day | null;
  time_zone: Generated<string>;
  training_centre_id: Id;
  country_id: Id;
  event_status: string | null;
  is_published: Generated<boolean>;
  brand: string | null;
  language: string | null;
  description: string | null;
  objectives: string | null;
  lead_trainer_id: Id | null;
  approved_document_id: Id | null;
  restrict_countries: Generated<boolean>;
  authorisation_obtained: Generated<boolean>;
  authorisation_obtained_text: string | null;
  contract_executed: Generated<boolean>;
  contract_executed_text: string | null;
  clinical_cases_detail: string | null;
  collect_fields: Generated<string[]>;
  global_manage_flights: Generated<boolean>;
  max_trainees: number | null;
  max_staff: number | null;
  max_bookings_country: number | null;
  max_bookings_user: number | null;
  max_waiting_list: number | null;
  placeholder_expiry_days: number | null;
  costs_base_currency: string | null;
  cost_accommodation: string | null;
  cost_coffee: string | null;
  cost_dinner: string | null;
  cost_flights: string | null;
  cost_lunch: string | null;
  cost_transfers: string | null;
  hotel_name: string | null;
  hotel_address: string | null;
  hotel_phone: string | null;
  logistics_vendor_lead_name: string | null;
  logistics_vendor_lead_email: string | null;
  logistics_vendor_lead_phone: string | null;
  onsite_contact_name: string | null;
  onsite_contact_email: string | null;
  onsite_contact_phone: string | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
  deleted_at: Moment | null;
  search_text: Computed<string>;
}

export interface CentreEventTrainersTable {
  centre_event_id: Id;
  trainer_id: Id;
  priority: number;
  prep_minutes: Generated<number>;
  post_minutes: Generated<number>;
  travel_minutes: Generated<number>;
  activity_description: string | null;
}

export interface CentreEventAllowedCountriesTable {
  centre_event_id: Id;
  country_id: Id;
}

export interface AgendasTable {
  id: GeneratedId;
  centre_event_id: Id;
  kind: Generated<'LIVE' | 'ORIGINAL'>;
  name: string | null;
}

export interface AgendaSectionsTable {
  id: GeneratedId;
  agenda_id: Id;
  name: string;
  order: Generated<number>;
}

export interface AgendaItemsTable {
  id: GeneratedId;
  agenda_section_id: Id;
  name: string;
  objectives: string | null;
  order: Generated<number>;
  time_start: LocalMoment;
  time_end: LocalMoment;
}

export interface AgendaItemTrainersTable {
  agenda_item_id: Id;
  trainer_id: Id;
  exclude_in_honoraria: Generated<boolean>;
}

export interface EstimatedCostsTable {
  id: GeneratedId;
  centre_event_id: Id;
  cost_category_id: Id;
  name: string;
  description: string | null;
  unit_mode: Generated<UnitMode>;
  fixed_units: number | null;
  participants: number | null;
  trainers: number | null;
  amount_exc_vat: number;
  amount_inc_vat: number;
  currency: string;
  date: Day | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
}
