/** Views that are read like tables, and the tables whose writes change what they show (migrations.test.ts holds it). */
export const tablesBehind: Readonly<Record<string, readonly string[]>> = {
  reportable_spend: [
    'centre_event_figures',
    'centre_event_trainers',
    'centre_events',
    'estimated_costs',
    'event_bookings',
  ],
};

/** Functions that lists ask, and what they read, by themselves or by what they ask (migrations.test.ts holds it). */
export const tablesBehindFunctions: Readonly<Record<string, readonly string[]>> = {
  stale_documents: [
    'agenda_item_trainers',
    'agenda_items',
    'agenda_sections',
    'agendas',
    'approved_document_records',
    'approved_documents',
    'centre_event_trainers',
    'centre_events',
    'countries',
    'estimated_costs',
    'event_bookings',
    'exchange_rate_sets',
    'exchange_rates',
    'frozen_honoraria',
    'indications',
    'merge_templates',
    'participants',
    'trainers',
    'training_centre_trainers',
    'training_centres',
  ],
  waiting_line: [
    'centre_event_allowed_countries',
    'centre_events',
    'countries',
    'event_bookings',
    'participants',
    'user_countries',
    'waiting_list_entries',
  ],
};
