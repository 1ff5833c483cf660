// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { StringInput } from '../../src/fields/string/StringInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { documentRunTypeValues } from '../enums.ts';

export const generatedDocumentFilters = {
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  event_booking_id: (
    <RelationInput.Filter
      source="event_booking_id"
      reference="bookings"
      label={['participant.fullName', 'centreEvent.name']}
    />
  ),
  participant_id: <RelationInput.Filter source="participant_id" reference="participants" />,
  trainer_id: <RelationInput.Filter source="trainer_id" reference="trainers" />,
  run_type: <EnumInput.Filter source="run_type" name="DocumentRunType" values={documentRunTypeValues} />,
  run_key: <StringInput.Filter source="run_key" />,
  is_outdated: <BooleanInput.Filter source="is_outdated" />,
};

export const generatedDocumentConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'TITLE', source: 'title', kind: 'string' },
    { value: 'FILE_NAME', source: 'fileName', kind: 'string' },
    {
      value: 'RUN_TYPE',
      source: 'runType',
      kind: 'enum',
      name: 'DocumentRunType',
      values: documentRunTypeValues,
    },
    { value: 'TEMPLATE_ID', source: 'template', kind: 'reference', reference: 'templates' },
    { value: 'CENTRE_EVENT_ID', source: 'centreEvent', kind: 'reference', reference: 'events' },
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
    { value: 'AUTHOR_ID', source: 'author', kind: 'reference', reference: 'users' },
    { value: 'PAGES', source: 'pages', kind: 'int' },
    { value: 'DATE_SENT', source: 'dateSent', kind: 'dateTime' },
    { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
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
