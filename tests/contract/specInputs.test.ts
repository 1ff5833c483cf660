import { isEnumType, isInputObjectType, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';

const schema = readOwnSchema();

const requiredOf = (name: string): readonly string[] => {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`There is no input ${name}.`);
  return Object.values(type.getFields())
    .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
    .map((field) => field.name);
};
const valuesOf = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
};

describe('the inputs that spec §5 requires', () => {
  it.each([
    ['AgendaSectionInput', ['name']],
    ['AgendaItemInput', ['name', 'time_start', 'time_end']],
    ['AgendaItemTrainerInput', ['trainer_id']],
    ['CreateEventBookingInput', ['booking_status', 'booking_type', 'centre_event_id']],
    ['CreateWaitingListEntryInput', ['centre_event_id']],
    ['CreateTrainingCentreInput', ['country_id']],
    ['UpdateTrainingCentreInput', ['id', 'country_id']],
    ['CreateEstimatedCostInput', ['name', 'cost_category_id']],
    ['UpdateEstimatedCostInput', ['name', 'cost_category_id']],
    ['CreateMergeTemplateInput', ['name', 'contexts', 'prosemirror']],
    ['UpdateMergeTemplateInput', ['id', 'name', 'contexts', 'prosemirror']],
    ['ApproveDocumentInput', ['id', 'jobcode']],
    ['UpdateDocumentRunInput', ['key', 'modifiedFields']],
    ['EventTrainerInput', ['priority']],
    ['CentreTrainerInput', ['priority']],
  ])('%s demands %j', (input, names) => {
    expect(requiredOf(input)).toEqual(expect.arrayContaining(names));
  });

  it('an id on every update', () => {
    const updates = Object.values(schema.getTypeMap())
      .filter((type) => isInputObjectType(type) && /^Update\w+Input$/.test(type.name))
      .map(({ name }) => name)
      // Of one’s own profile there is one; a run is known by its key.
      .filter((name) => !['UpdateMyProfileInput', 'UpdateDocumentRunInput'].includes(name));
    expect(updates.length).toBeGreaterThan(8);
    expect(updates.filter((name) => !requiredOf(name).includes('id'))).toEqual([]);
  });
});

describe('the order columns of spec §5', () => {
  it.each([
    ['CentreEvent', ['DATE_START', 'ID', 'NAME']],
    ['EventBooking', ['DATE_CREATED', 'NAME']],
    ['Participant', ['DATE_CREATED', 'LAST_NAME']],
    ['Trainer', ['DATE_CREATED', 'FIRST_NAME', 'ID', 'LAST_NAME']],
    ['WaitingListEntry', ['DATE_CREATED', 'NAME']],
    ['Audit', ['CREATED_AT']],
  ])('%s by these and no others', (type, columns) => {
    expect([...valuesOf(`${type}OrderColumn`)].sort()).toEqual(columns);
  });

  it('aggregates are COUNT, AVG, MAX, MIN and SUM', () => {
    expect(valuesOf('OrderByRelationWithColumnAggregateFunction')).toEqual([
      'COUNT',
      'AVG',
      'MAX',
      'MIN',
      'SUM',
    ]);
  });
});
