import type { Generated } from 'kysely';
import type { Id, GeneratedId, Moment, Decimal, Json, Computed } from './columnKinds.ts';

export interface CountriesTable {
  id: GeneratedId;
  name: string;
  country_code: string;
  is_custom: Generated<boolean>;
}

export interface IndicationsTable {
  id: GeneratedId;
  name: string;
  colour: string;
}

export interface CostCategoriesTable {
  id: GeneratedId;
  parent_id: Id | null;
  name: string;
  reference: string | null;
}

export interface ExchangeRatesTable {
  base: string;
  target: string;
  rate: Decimal;
  last_updated: Generated<Moment>;
}

export interface AuditsTable {
  id: GeneratedId;
  auditable_type: string;
  auditable_id: Id | null;
  event: string;
  model: string | null;
  old_values: Json | null;
  new_values: Json | null;
  user_id: Id | null;
  country_id: Id | null;
  created_at: Generated<Moment>;
}

/** Forms that were sent, by their key (K5). */
export interface IdempotencyKeysTable {
  user_id: Id;
  key: string;
  operation: string;
  payload_hash: string;
  result_id: Id;
  created_at: Generated<Moment>;
}

export interface NotificationsTable {
  id: GeneratedId;
  user_id: Id;
  kind: 'SEAT_FREE';
  centre_event_id: Id;
  waiting_list_entry_id: Id;
  date_created: Generated<Moment>;
  date_read: Moment | null;
  /** Since when the entry is no longer the next (W4). */
  date_gone: Generated<Moment | null>;
}

/** Addresses that lead somewhere else (spec §2). */
export interface RedirectsTable {
  id: GeneratedId;
  path: string;
  target: string;
  notes: string | null;
  date_created: Generated<Moment>;
  date_modified: Generated<Moment>;
  deleted_at: Moment | null;
  search_text: Computed<string>;
}
