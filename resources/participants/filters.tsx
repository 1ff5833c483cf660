// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { bookingStatusValues, bookingTypeValues, trashedValues } from '../enums.ts';

export const participantFilters = {
  countries: <RelationsInput.Filter source="countries" reference="countries" />,
  id: <RelationsInput.Filter source="id" reference="participants" />,
  id_not_in: <RelationsInput.Filter source="id_not_in" reference="participants" />,
  trashed: <EnumInput.Filter source="trashed" name="Trashed" values={trashedValues} />,
};

export const participantConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'ID', source: 'id', kind: 'reference', reference: 'participants' },
    { value: 'FIRST_NAME', source: 'firstName', kind: 'string' },
    { value: 'LAST_NAME', source: 'lastName', kind: 'string' },
    { value: 'FULL_NAME', source: 'fullName', kind: 'string' },
    { value: 'EMAIL', source: 'email', kind: 'email' },
    { value: 'CITY', source: 'city', kind: 'string' },
    { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
    { value: 'NATIONALITY', source: 'nationality', kind: 'countryCode' },
    { value: 'JOB_TITLE', source: 'jobTitle', kind: 'string' },
    { value: 'SPECIALITY', source: 'speciality', kind: 'string' },
    { value: 'IS_HCP', source: 'isHcp', kind: 'boolean' },
    { value: 'ONEKEY_ID', source: 'onekeyId', kind: 'string' },
    { value: 'VEEVA_ID', source: 'veevaId', kind: 'string' },
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
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
        {
          value: 'CENTRE_EVENT_ID',
          source: 'centreEvent',
          kind: 'reference',
          reference: 'events',
          label: ['name', 'dateStart'],
        },
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
        { value: 'DATE_ARRIVAL', source: 'dateArrival', kind: 'date' },
        { value: 'DATE_DEPARTURE', source: 'dateDeparture', kind: 'date' },
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
        {
          value: 'CENTRE_EVENT_ID',
          source: 'centreEvent',
          kind: 'reference',
          reference: 'events',
          label: ['name', 'dateStart'],
        },
        { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
        { value: 'PRIORITY', source: 'priority', kind: 'int' },
        { value: 'DATE_ARRIVAL', source: 'dateArrival', kind: 'date' },
        { value: 'DATE_DEPARTURE', source: 'dateDeparture', kind: 'date' },
        { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
      ],
    },
  ],
  viewer: 'users',
};
