// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import { eventCapacityValues } from '../enums.ts';

export const eventFilters = {
  capacity: <EnumInput.Filter source="capacity" name="EventCapacity" values={eventCapacityValues} />,
  country_id: <RelationInput.Filter source="country_id" reference="countries" />,
  date_start_gte: <DateInput.Filter source="date_start_gte" />,
  date_start_lt: <DateInput.Filter source="date_start_lt" />,
  indication_id: <RelationInput.Filter source="indication_id" reference="indications" />,
  cost_currency: <CurrencyInput.Filter source="cost_currency" />,
  is_published: <BooleanInput.Filter source="is_published" />,
  language: <StringInput.Filter source="language" />,
  restrict_by_current_user: <BooleanInput.Filter source="restrict_by_current_user" />,
  restrict_countries: <BooleanInput.Filter source="restrict_countries" />,
  trainer_id: <RelationInput.Filter source="trainer_id" reference="trainers" />,
  training_centre_id: <RelationInput.Filter source="training_centre_id" reference="centers" />,
};
