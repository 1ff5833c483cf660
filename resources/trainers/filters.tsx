// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { BooleanInput } from '../../src/fields/boolean/BooleanInput.tsx';
import { RelationInput } from '../../src/fields/relation/RelationInput.tsx';
import { RelationsInput } from '../../src/fields/relations/RelationsInput.tsx';
import type { ConditionsDefinition } from '../../src/screens/list/filters/ConditionsDefinition.ts';

export const trainerFilters = {
  country_id: <RelationInput.Filter source="country_id" reference="countries" />,
  id: <RelationsInput.Filter source="id" reference="trainers" />,
  is_disabled: <BooleanInput.Filter source="is_disabled" />,
};

export const trainerConditions: ConditionsDefinition = {
  source: 'whereConditions',
  columns: [
    { value: 'ID', source: 'id', kind: 'reference', reference: 'trainers' },
    { value: 'FIRST_NAME', source: 'firstName', kind: 'string' },
    { value: 'LAST_NAME', source: 'lastName', kind: 'string' },
    { value: 'FULL_NAME', source: 'fullName', kind: 'string' },
    { value: 'EMAIL', source: 'email', kind: 'email' },
    { value: 'CITY', source: 'city', kind: 'string' },
    { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
    { value: 'HOSPITAL', source: 'hospital', kind: 'string' },
    { value: 'FACULTY', source: 'faculty', kind: 'string' },
    { value: 'POSITION', source: 'position', kind: 'string' },
    { value: 'PRIMARY_LANGUAGE', source: 'primaryLanguage', kind: 'string' },
    { value: 'FMV_AMOUNT', source: 'fmvAmount', kind: 'money', currency: 'FMV_CURRENCY' },
    { value: 'FMV_CURRENCY', source: 'fmvCurrency', kind: 'currency' },
    { value: 'FMV_LAST_UPDATED', source: 'fmvLastUpdated', kind: 'date' },
    { value: 'VAT_PAYABLE', source: 'vatPayable', kind: 'boolean' },
    { value: 'IS_DISABLED', source: 'isDisabled', kind: 'boolean' },
    { value: 'SAP_NUMBER', source: 'sapNumber', kind: 'string' },
    { value: 'ONEKEY_ID', source: 'onekeyId', kind: 'string' },
    { value: 'VEEVA_ID', source: 'veevaId', kind: 'string' },
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
        { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
        { value: 'IS_PUBLISHED', source: 'isPublished', kind: 'boolean' },
        { value: 'DATE_START', source: 'dateStart', kind: 'date' },
        { value: 'DATE_END', source: 'dateEnd', kind: 'date' },
        { value: 'TRAINING_CENTRE_ID', source: 'trainingCentre', kind: 'reference', reference: 'centers' },
        { value: 'INDICATION_ID', kind: 'reference', reference: 'indications' },
      ],
    },
    {
      value: 'TRAINING_CENTRES',
      resource: 'centers',
      columns: [
        { value: 'ID', source: 'id', kind: 'reference', reference: 'centers' },
        { value: 'NAME', source: 'name', kind: 'string' },
        { value: 'COUNTRY_ID', source: 'country', kind: 'reference', reference: 'countries' },
        { value: 'IS_PUBLISHED', source: 'isPublished', kind: 'boolean' },
        { value: 'TRAINING_CENTRE_ID', kind: 'reference', reference: 'centers' },
        { value: 'INDICATION_ID', source: 'indication', kind: 'reference', reference: 'indications' },
      ],
    },
  ],
};
