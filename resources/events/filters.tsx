// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanFilter } from '../../src/fields/boolean/BooleanFilter.tsx';
import { CurrencyFilter } from '../../src/fields/currency/CurrencyFilter.tsx';
import { DateFilter } from '../../src/fields/date/DateFilter.tsx';
import { EnumFilter } from '../../src/fields/enum/EnumFilter.tsx';
import { RelationFilter } from '../../src/fields/relation/RelationFilter.tsx';
import { StringFilter } from '../../src/fields/string/StringFilter.tsx';
import { eventCapacityValues } from '../enums.ts';

export const eventFilters = {
  capacity: <EnumFilter source="capacity" name="EventCapacity" values={eventCapacityValues} />,
  country_id: <RelationFilter source="country_id" reference="countries" />,
  date_start_gte: <DateFilter source="date_start_gte" />,
  date_start_lt: <DateFilter source="date_start_lt" />,
  indication_id: <RelationFilter source="indication_id" reference="indications" />,
  cost_currency: <CurrencyFilter source="cost_currency" />,
  is_published: <BooleanFilter source="is_published" />,
  language: <StringFilter source="language" />,
  restrict_by_current_user: <BooleanFilter source="restrict_by_current_user" />,
  restrict_countries: <BooleanFilter source="restrict_countries" />,
  trainer_id: <RelationFilter source="trainer_id" reference="trainers" />,
  training_centre_id: <RelationFilter source="training_centre_id" reference="centers" />,
};
