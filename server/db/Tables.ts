import type {
  CountriesTable,
  IndicationsTable,
  CostCategoriesTable,
  ExchangeRatesTable,
  AuditsTable,
  IdempotencyKeysTable,
  NotificationsTable,
  RedirectsTable,
} from './tables/referenceTables.ts';
import type {
  UsersTable,
  UserRolesTable,
  UserCountriesTable,
  SessionsTable,
  SessionTokensTable,
  SsoTransactionsTable,
  UserIdentitiesTable,
  PasswordResetsTable,
  OutgoingMailsTable,
  ParticipantsTable,
  TrainersTable,
} from './tables/peopleTables.ts';
import type {
  MergeTemplatesTable,
  ApprovedDocumentsTable,
  TrainingCentresTable,
  TrainingCentreTrainersTable,
  CentreEventsTable,
  CentreEventTrainersTable,
  CentreEventAllowedCountriesTable,
  AgendasTable,
  AgendaSectionsTable,
  AgendaItemsTable,
  AgendaItemTrainersTable,
  EstimatedCostsTable,
} from './tables/eventsTables.ts';
import type { EventBookingsTable, WaitingListEntriesTable } from './tables/bookingsTables.ts';

export type { BookingStatus, BookingType } from './tables/bookingsTables.ts';
export type { UnitMode } from './tables/eventsTables.ts';

/** Every table; date_modified is kept by a trigger and never set by an update. */
export interface Tables {
  agenda_item_trainers: AgendaItemTrainersTable;
  agenda_items: AgendaItemsTable;
  agenda_sections: AgendaSectionsTable;
  agendas: AgendasTable;
  approved_documents: ApprovedDocumentsTable;
  audits: AuditsTable;
  centre_event_allowed_countries: CentreEventAllowedCountriesTable;
  centre_event_trainers: CentreEventTrainersTable;
  centre_events: CentreEventsTable;
  cost_categories: CostCategoriesTable;
  countries: CountriesTable;
  estimated_costs: EstimatedCostsTable;
  event_bookings: EventBookingsTable;
  exchange_rates: ExchangeRatesTable;
  idempotency_keys: IdempotencyKeysTable;
  indications: IndicationsTable;
  merge_templates: MergeTemplatesTable;
  notifications: NotificationsTable;
  outgoing_mails: OutgoingMailsTable;
  participants: ParticipantsTable;
  password_resets: PasswordResetsTable;
  redirects: RedirectsTable;
  session_tokens: SessionTokensTable;
  sessions: SessionsTable;
  sso_transactions: SsoTransactionsTable;
  trainers: TrainersTable;
  training_centre_trainers: TrainingCentreTrainersTable;
  training_centres: TrainingCentresTable;
  user_countries: UserCountriesTable;
  user_identities: UserIdentitiesTable;
  user_roles: UserRolesTable;
  users: UsersTable;
  waiting_list_entries: WaitingListEntriesTable;
}
