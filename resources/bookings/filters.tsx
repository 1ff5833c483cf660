// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanFilter } from '../../src/fields/boolean/BooleanFilter.tsx';
import { DateFilter } from '../../src/fields/date/DateFilter.tsx';
import { EnumFilter } from '../../src/fields/enum/EnumFilter.tsx';
import { RelationFilter } from '../../src/fields/relation/RelationFilter.tsx';
import { RelationsFilter } from '../../src/fields/relations/RelationsFilter.tsx';
import {
  bookingStatusValues,
  bookingTypeValues,
  collectStatusValues,
  placeholderOutcomeValues,
} from '../enums.ts';

export const bookingFilters = {
  author_id: <RelationFilter source="author_id" reference="users" />,
  booking_status: (
    <EnumFilter source="booking_status" name="BookingStatus" values={bookingStatusValues} multiple />
  ),
  booking_type: <EnumFilter source="booking_type" name="BookingType" values={bookingTypeValues} />,
  centre_event_id: <RelationFilter source="centre_event_id" reference="events" />,
  participant_id: <RelationFilter source="participant_id" reference="participants" />,
  is_placeholder: <BooleanFilter source="is_placeholder" />,
  participant_country: <RelationsFilter source="participant_country" reference="countries" />,
  collect_status: <EnumFilter source="collect_status" name="CollectStatus" values={collectStatusValues} />,
  is_upcoming: <BooleanFilter source="is_upcoming" />,
  date_expiry_lt: <DateFilter source="date_expiry_lt" />,
  placeholder_outcome: (
    <EnumFilter source="placeholder_outcome" name="PlaceholderOutcome" values={placeholderOutcomeValues} />
  ),
  country_id: <RelationFilter source="country_id" reference="countries" />,
  centre_event_date_start_gte: <DateFilter source="centre_event_date_start_gte" />,
  centre_event_date_start_lt: <DateFilter source="centre_event_date_start_lt" />,
  centre_event_country_id: <RelationFilter source="centre_event_country_id" reference="countries" />,
  centre_event_training_centre_id: (
    <RelationFilter source="centre_event_training_centre_id" reference="centers" />
  ),
  indication_id: <RelationFilter source="indication_id" reference="indications" />,
};
