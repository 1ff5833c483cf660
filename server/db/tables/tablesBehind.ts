const behindSpend = ['centre_event_figures', 'centre_events', 'estimated_costs', 'event_bookings'];

/** Views that lists read, and the tables whose writes change what they show (migrations.test.ts holds it). */
export const tablesBehind: Readonly<Record<string, readonly string[]>> = {
  attending_professionals: ['centre_events', 'professionals_by_country'],
  reportable_lines: behindSpend,
  reportable_spend: behindSpend,
  shares_of_lines: behindSpend,
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
    'changed_documents',
    'countries',
    'estimated_costs',
    'event_bookings',
    'exchange_rate_sets',
    'exchange_rates',
    'frozen_honoraria',
    'indications',
    'known_hashes',
    'merge_templates',
    'participants',
    'trainers',
    'training_centre_trainers',
    'training_centres',
  ],
  waiting_line: [
    'centre_event_allowed_countries',
    'centre_event_figures',
    'centre_events',
    'countries',
    'event_bookings',
    'participants',
    'user_countries',
    'waiting_list_entries',
  ],
};
