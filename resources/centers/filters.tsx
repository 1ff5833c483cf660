// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';

export const centerFilters = {
  indication_id: <RelationInput.Filter source="indication_id" reference="indications" />,
  is_published: <BooleanInput.Filter source="is_published" />,
};

export const centerConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'ID', source: 'id', kind: 'reference', reference: 'centers' },
    { value: 'NAME', source: 'name', kind: 'string' },
    { value: 'ADDRESS', source: 'address', kind: 'string' },
    { value: 'CITY', source: 'city', kind: 'string' },
    { value: 'POSTAL_CODE', source: 'postalCode', kind: 'string' },
    { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
    { value: 'TIME_ZONE', source: 'timeZone', kind: 'string' },
    { value: 'INDICATION_ID', source: 'indication', kind: 'reference', reference: 'indications' },
    { value: 'TRAINING_EXPERTISE', source: 'trainingExpertise', kind: 'text' },
    { value: 'IS_PUBLISHED', source: 'isPublished', kind: 'boolean' },
    { value: 'LEAD_TRAINER_ID', source: 'leadTrainer', kind: 'reference', reference: 'trainers' },
    { value: 'AUTHORISATION_REQUIRED', source: 'authorisationRequired', kind: 'boolean' },
    { value: 'CONTRACT_REQUIRED', source: 'contractRequired', kind: 'boolean' },
    { value: 'PAST_EVENT_COUNT', source: 'pastEventCount', kind: 'int' },
    { value: 'UPCOMING_EVENT_COUNT', source: 'upcomingEventCount', kind: 'int' },
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
      value: 'CENTRE_EVENTS',
      resource: 'events',
      columns: [
        { value: 'ID', source: 'id', kind: 'reference', reference: 'events' },
        { value: 'NAME', source: 'name', kind: 'string' },
        { value: 'DATE_START', source: 'dateStart', kind: 'date' },
        { value: 'DATE_END', source: 'dateEnd', kind: 'date' },
        { value: 'IS_PUBLISHED', source: 'isPublished', kind: 'boolean' },
        { value: 'EVENT_STATUS', source: 'eventStatus', kind: 'string' },
        { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
        { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
      ],
    },
    {
      value: 'TRAINERS',
      resource: 'trainers',
      columns: [
        { value: 'ID', source: 'id', kind: 'reference', reference: 'trainers' },
        { value: 'NAME', source: 'name', kind: 'string' },
        { value: 'LAST_NAME', source: 'lastName', kind: 'string' },
        { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
        { value: 'DATE_CREATED', source: 'dateCreated', kind: 'dateTime' },
      ],
    },
  ],
};
