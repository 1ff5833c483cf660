// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import {
  bookingStatusValues,
  bookingTypeValues,
  collectStatusValues,
  placeholderOutcomeValues,
  trashedValues,
} from '../enums.ts';

export const bookingFilters = {
  author_id: <RelationInput.Filter source="author_id" reference="users" />,
  booking_status: (
    <EnumInput.Filter source="booking_status" name="BookingStatus" values={bookingStatusValues} multiple />
  ),
  booking_type: <EnumInput.Filter source="booking_type" name="BookingType" values={bookingTypeValues} />,
  centre_event_id: (
    <RelationInput.Filter source="centre_event_id" reference="events" label={['name', 'dateStart']} />
  ),
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
  country_not_allowed: <BooleanInput.Filter source="country_not_allowed" />,
  country_id: <RelationInput.Filter source="country_id" reference="countries" />,
  centre_event_date_start_gte: <DateInput.Filter source="centre_event_date_start_gte" />,
  centre_event_date_start_lt: <DateInput.Filter source="centre_event_date_start_lt" />,
  centre_event_country_id: <RelationInput.Filter source="centre_event_country_id" reference="countries" />,
  centre_event_training_centre_id: (
    <RelationInput.Filter source="centre_event_training_centre_id" reference="centers" />
  ),
  indication_id: <RelationInput.Filter source="indication_id" reference="indications" />,
  trashed: <EnumInput.Filter source="trashed" name="Trashed" values={trashedValues} />,
};

export const bookingConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    {
      value: 'ID',
      source: 'id',
      kind: 'reference',
      reference: 'bookings',
      label: ['participant.fullName', 'centreEvent.name'],
    },
    {
      value: 'BOOKING_STATUS',
      source: 'bookingStatus',
      kind: 'enum',
      name: 'BookingStatus',
      values: bookingStatusValues,
    },
    {
      value: 'BOOKING_TYPE',
      source: 'bookingType',
      kind: 'enum',
      name: 'BookingType',
      values: bookingTypeValues,
    },
    {
      value: 'COLLECT_STATUS',
      source: 'collectStatus',
      kind: 'enum',
      name: 'CollectStatus',
      values: collectStatusValues,
    },
    { value: 'IS_PLACEHOLDER', kind: 'boolean', filter: 'is_placeholder' },
    {
      value: 'PLACEHOLDER_OUTCOME',
      kind: 'enum',
      name: 'PlaceholderOutcome',
      values: placeholderOutcomeValues,
      filter: 'placeholder_outcome',
    },
    { value: 'IS_UPCOMING', kind: 'boolean', filter: 'is_upcoming' },
    { value: 'INDICATION_ID', kind: 'reference', reference: 'indications', filter: 'indication_id' },
    {
      value: 'CENTRE_EVENT_ID',
      source: 'centreEvent',
      kind: 'reference',
      reference: 'events',
      label: ['name', 'dateStart'],
    },
    { value: 'CENTRE_EVENT_NAME', source: 'centreEvent.name', kind: 'string' },
    { value: 'CENTRE_EVENT_DATE_START', source: 'centreEvent.dateStart', kind: 'date' },
    { value: 'CENTRE_EVENT_DATE_END', source: 'centreEvent.dateEnd', kind: 'date' },
    {
      value: 'CENTRE_EVENT_TRAINING_CENTRE_ID',
      source: 'centreEvent.trainingCentre',
      kind: 'reference',
      reference: 'centers',
    },
    {
      value: 'CENTRE_EVENT_COUNTRY_ID',
      source: 'centreEvent.country',
      kind: 'reference',
      reference: 'countries',
    },
    { value: 'PARTICIPANT_ID', source: 'participant', kind: 'reference', reference: 'participants' },
    { value: 'PARTICIPANT_FIRST_NAME', source: 'participant.firstName', kind: 'string' },
    { value: 'PARTICIPANT_LAST_NAME', source: 'participant.lastName', kind: 'string' },
    { value: 'PARTICIPANT_EMAIL', source: 'participant.email', kind: 'email' },
    { value: 'PARTICIPANT_CITY', source: 'participant.city', kind: 'string' },
    { value: 'PARTICIPANT_SPECIALITY', source: 'participant.speciality', kind: 'string' },
    {
      value: 'PARTICIPANT_COUNTRY_ID',
      source: 'participant.country',
      kind: 'reference',
      reference: 'countries',
    },
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'DATE_EXPIRY', source: 'dateExpiry', kind: 'date' },
    { value: 'ACCOMMODATION', source: 'accommodation', kind: 'boolean' },
    { value: 'TRANSPORTATION', source: 'transportation', kind: 'boolean' },
    { value: 'VISA_REQUIRED', source: 'visaRequired', kind: 'boolean' },
    { value: 'DATE_ARRIVAL', source: 'dateArrival', kind: 'date' },
    { value: 'DATE_DEPARTURE', source: 'dateDeparture', kind: 'date' },
    { value: 'DATE_CHECK_IN', source: 'dateCheckIn', kind: 'date' },
    { value: 'DATE_CHECK_OUT', source: 'dateCheckOut', kind: 'date' },
    { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
    { value: 'DATE_MODIFIED', source: 'dateModified', kind: 'dateTime' },
  ],
  operators: [
    'EQ',
    'NEQ',
    'GT',
    'GTE',
    'LT',
    'LTE',
    'LIKE',
    'NOT_LIKE',
    'IN',
    'NOT_IN',
    'BETWEEN',
    'NOT_BETWEEN',
    'IS_NULL',
    'IS_NOT_NULL',
  ],
  relations: [],
  viewer: 'users',
};
