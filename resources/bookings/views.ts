// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { PresetView } from '../../src/screens/list/views/presets/PresetView.ts';

export const bookingViews: readonly PresetView[] = [
  {
    name: 'chase',
    label: 'Travel chase list',
    filter: {
      collect_status: 'INCOMPLETE',
      is_upcoming: true,
      is_placeholder: false,
      booking_status: ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED'],
    },
    sort: { field: 'centreEvent', order: 'ASC' },
  },
  {
    name: 'arrivals',
    label: 'Arrivals',
    filter: {
      booking_status: ['NOT_SET', 'NEW', 'PENDING', 'CONFIRMED'],
      whereConditions: { AND: [{ column: 'DATE_ARRIVAL', operator: 'GTE', value: '@today' }] },
    },
    sort: { field: 'dateArrival', order: 'ASC' },
  },
  {
    name: 'placeholders',
    label: 'Placeholders',
    filter: { is_placeholder: true, is_upcoming: true, booking_status: ['NOT_SET', 'NEW', 'PENDING'] },
    sort: { field: 'dateExpiry', order: 'ASC' },
  },
  {
    name: 'narrowed',
    label: 'Country not allowed',
    filter: { country_not_allowed: true },
    sort: { field: 'centreEvent', order: 'ASC' },
  },
];
