// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { CurrencyInput } from '../../src/fields/currency/CurrencyInput.tsx';
import { DateInput } from '../../src/fields/date/DateInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { bookingStatusValues, bookingTypeValues, eventCapacityValues, trashedValues } from '../enums.ts';

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
  trashed: <EnumInput.Filter source="trashed" name="Trashed" values={trashedValues} />,
};

export const eventConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'ID', source: 'id', kind: 'reference', reference: 'events' },
    { value: 'NAME', source: 'name', kind: 'string' },
    { value: 'DATE_START', source: 'dateStart', kind: 'date' },
    { value: 'DATE_END', source: 'dateEnd', kind: 'date' },
    { value: 'EVENT_STATUS', source: 'eventStatus', kind: 'string' },
    { value: 'IS_PUBLISHED', source: 'isPublished', kind: 'boolean' },
    {
      value: 'CAPACITY',
      kind: 'enum',
      name: 'EventCapacity',
      values: eventCapacityValues,
      filter: 'capacity',
    },
    { value: 'TRAINING_CENTRE_ID', source: 'trainingCentre', kind: 'reference', reference: 'centers' },
    { value: 'TRAINING_CENTRE_NAME', source: 'trainingCentre.name', kind: 'string' },
    { value: 'TRAINING_CENTRE_CITY', source: 'trainingCentre.city', kind: 'string' },
    { value: 'INDICATION_ID', kind: 'reference', reference: 'indications', filter: 'indication_id' },
    { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
    { value: 'LEAD_TRAINER_ID', source: 'leadTrainer', kind: 'reference', reference: 'trainers' },
    { value: 'BRAND', source: 'brand', kind: 'string' },
    { value: 'LANGUAGE', source: 'language', kind: 'string' },
    { value: 'DESCRIPTION', source: 'description', kind: 'text' },
    { value: 'RESTRICT_COUNTRIES', source: 'restrictCountries', kind: 'boolean' },
    { value: 'AUTHORISATION_OBTAINED', source: 'authorisationObtained', kind: 'boolean' },
    { value: 'CONTRACT_EXECUTED', source: 'contractExecuted', kind: 'boolean' },
    { value: 'GLOBAL_MANAGE_FLIGHTS', source: 'globalManageFlights', kind: 'boolean' },
    { value: 'MAX_TRAINEES', source: 'maxTrainees', kind: 'int' },
    { value: 'MAX_STAFF', source: 'maxStaff', kind: 'int' },
    { value: 'TRAINEE_COUNT', source: 'traineeCount', kind: 'int' },
    { value: 'STAFF_COUNT', source: 'staffCount', kind: 'int' },
    { value: 'PLACEHOLDER_COUNT', source: 'placeholderCount', kind: 'int' },
    { value: 'WAITING_LIST_COUNT', source: 'waitingListCount', kind: 'int' },
    { value: 'COSTS_BASE_CURRENCY', source: 'costsBaseCurrency', kind: 'currency' },
    { value: 'COST_CURRENCY', kind: 'currency', filter: 'cost_currency' },
    { value: 'TRAINER_ID', kind: 'reference', reference: 'trainers', filter: 'trainer_id' },
    { value: 'RESTRICT_BY_CURRENT_USER', kind: 'boolean', filter: 'restrict_by_current_user' },
    { value: 'HOTEL_NAME', source: 'hotelName', kind: 'string' },
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
  relations: [
    {
      value: 'EVENT_BOOKINGS',
      resource: 'bookings',
      columns: [
        {
          value: 'ID',
          source: 'id',
          kind: 'reference',
          reference: 'bookings',
          label: ['participant.fullName', 'centreEvent.name'],
        },
        { value: 'PARTICIPANT_ID', source: 'participant', kind: 'reference', reference: 'participants' },
        { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
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
        { value: 'DATE_EXPIRY', source: 'dateExpiry', kind: 'date' },
        { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
      ],
    },
    {
      value: 'WAITING_LIST_ENTRIES',
      resource: 'waitingListEntries',
      columns: [
        {
          value: 'ID',
          source: 'id',
          kind: 'reference',
          reference: 'waitingListEntries',
          label: ['participant.fullName', 'centreEvent.name'],
        },
        { value: 'PARTICIPANT_ID', source: 'participant', kind: 'reference', reference: 'participants' },
        { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
        { value: 'DATE_EXPIRY', source: 'dateExpiry', kind: 'date' },
        { value: 'PRIORITY', source: 'priority', kind: 'int' },
        { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
      ],
    },
  ],
  viewer: 'users',
};
