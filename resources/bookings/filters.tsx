// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import {
  bookingStatusValues,
  bookingTypeValues,
  collectStatusValues,
  placeholderOutcomeValues,
} from '../enums.ts';

export const bookingFilters = {
  author_id: <RelationInput.Filter source="author_id" reference="users" />,
  booking_status: (
    <EnumInput.Filter source="booking_status" name="BookingStatus" values={bookingStatusValues} multiple />
  ),
  booking_type: <EnumInput.Filter source="booking_type" name="BookingType" values={bookingTypeValues} />,
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  is_placeholder: <BooleanInput.Filter source="is_placeholder" />,
  participant_country: <RelationsInput.Filter source="participant_country" reference="countries" />,
  collect_status: (
    <EnumInput.Filter source="collect_status" name="CollectStatus" values={collectStatusValues} />
  ),
  is_upcoming: <BooleanInput.Filter source="is_upcoming" />,
  date_expiry_lt: <DateInput.Filter source="date_expiry_lt" />,
  placeholder_outcome: (
    <EnumInput.Filter
      source="placeholder_outcome"
      name="PlaceholderOutcome"
      values={placeholderOutcomeValues}
    />
  ),
  country_id: <RelationInput.Filter source="country_id" reference="countries" />,
  centre_event_date_start_gte: <DateInput.Filter source="centre_event_date_start_gte" />,
  centre_event_date_start_lt: <DateInput.Filter source="centre_event_date_start_lt" />,
  centre_event_country_id: <RelationInput.Filter source="centre_event_country_id" reference="countries" />,
  centre_event_training_centre_id: (
    <RelationInput.Filter source="centre_event_training_centre_id" reference="centers" />
  ),
  indication_id: <RelationInput.Filter source="indication_id" reference="indications" />,
};
