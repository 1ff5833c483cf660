/** Views that are read like tables, and the tables whose writes change what they show (migrations.test.ts holds it). */
export const tablesBehind: Readonly<Record<string, readonly string[]>> = {
  reportable_spend: [
    'centre_event_figures',
    'centre_event_trainers',
    'centre_events',
    'estimated_costs',
    'event_bookings',
    'participants',
  ],
};
