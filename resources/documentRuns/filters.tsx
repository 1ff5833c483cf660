// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { EnumInput } from '../../src/fields/enum/EnumInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';
import { documentRunTypeValues } from '../enums.ts';

export const documentRunEntryFilters = {
  centre_event_id: <RelationInput.Filter source="centre_event_id" reference="events" />,
  run_type: <EnumInput.Filter source="run_type" name="DocumentRunType" values={documentRunTypeValues} />,
};

export const documentRunEntryConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'NAME', source: 'name', kind: 'string' },
    {
      value: 'RUN_TYPE',
      source: 'runType',
      kind: 'enum',
      name: 'DocumentRunType',
      values: documentRunTypeValues,
    },
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
    { value: 'GENERATED_COUNT', source: 'generatedCount', kind: 'int' },
    { value: 'DATE_GENERATED', source: 'dateGenerated', kind: 'dateTime' },
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
