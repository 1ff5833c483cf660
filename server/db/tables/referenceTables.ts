import type { Generated } from 'kysely';
import type { Id, GeneratedId, Moment, Decimal, Json } from './columnKinds.ts';

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
  auditable_id: Id;
  event: string;
  model: string | null;
  old_values: Json | null;
  new_values: Json | null;
  user_id: Id | null;
  country_id: Id | null;
  created_at: Generated<Moment>;
}
