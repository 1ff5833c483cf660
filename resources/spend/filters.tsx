// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';

export const spendFilters = {
  date_start_gte: <DateInput.Filter source="date_start_gte" />,
  date_start_lt: <DateInput.Filter source="date_start_lt" />,
  country_id: <RelationInput.Filter source="country_id" reference="countries" />,
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  currency: <CurrencyInput.Filter source="currency" />,
};
