import { introspectionFromSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { field, filter, input, resource } from '../fixtures/findInModel.ts';
import { readFixture, readOwnSchema } from '../fixtures/readFixture.ts';
import { hints } from '#overrides/hints.ts';
import { buildApiModel } from './buildApiModel.ts';

describe('our contract', () => {
  const api = buildApiModel(readOwnSchema());

  test('the model of a schema is the model of its introspection', () => {
    expect(buildApiModel(introspectionFromSchema(readOwnSchema()))).toEqual(api);
  });

  test('nothing is left out but the tree of categories, which has a page by hand, once hints say what is written without being read', () => {
    expect(buildApiModel(readOwnSchema(), hints).leftOut).toEqual([
      'updateCostCategory: nothing answers a single CostCategory for a form to open',
    ]);
    expect(api.takenForText).toEqual(new Map());
    expect(api.leftOut).toContain(
      'UpdateUserInput.password: a form would open it blank: nothing that is read is called so',
    );
  });

  test('operations are those that the contract has, and no others', () => {
    expect(Object.keys(resource(api, 'CentreEvent').operations).sort()).toEqual([
      'create',
      'delete',
      'list',
      'one',
      'restore',
      'update',
    ]);
    expect(Object.keys(resource(api, 'TrainingCentre').operations).sort()).toEqual([
      'create',
      'list',
      'one',
      'update',
    ]);
    expect(Object.keys(resource(api, 'Country').operations)).toEqual(['list']);
    expect(api.resources.map((one) => one.type)).not.toContain('ExchangeRates');
  });

  test("a user's id keeps the spelling of its type", () => {
    const users = resource(api, 'User');
    expect([users.idField, users.operations.one?.idArgument, users.operations.update?.idInput]).toEqual([
      'ID',
      'ID',
      'id',
    ]);
  });

  test('x_id writes what x reads, and its twin is not shown', () => {
    const events = resource(api, 'CentreEvent');
    expect(input(events.updateInputs, 'training_centre_id')).toMatchObject({
      source: 'trainingCentre.id',
      shape: { kind: 'reference', type: 'TrainingCentre' },
    });
    expect(input(events.updateInputs, 'lead_trainer_id').source).toBe('leadTrainer.id');
    expect(field(events.fields, 'trainingCentreId')).toBeUndefined();
  });

  test('a hinted reason is written, but stands in no section of a form; what is written alike has one place', () => {
    const keys = (hints: Parameters<typeof buildApiModel>[1]) =>
      resource(buildApiModel(readOwnSchema(), hints), 'EventBooking').sections.flatMap((one) => one.keys);
    expect(keys({}).filter((key) => key === 'overrideReason')).toHaveLength(1);
    expect(keys({ types: { EventBooking: { reason: 'overrideReason' } } })).not.toContain('overrideReason');
    expect(() => keys({ types: { EventBooking: { reason: 'cause' } } })).toThrow(
      "hints.types.EventBooking.reason names 'cause', which no form of EventBooking writes.",
    );
  });

  test("a link row's id is its only relation's id", () => {
    const trainers = input(resource(api, 'CentreEvent').updateInputs, 'trainers');
    expect(trainers.shape).toMatchObject({ kind: 'objects', sync: true });
    if (trainers.shape.kind !== 'objects') throw new Error('no rows');
    expect(input(trainers.shape.fields, 'id')).toMatchObject({ source: 'trainer.id', always: true });
  });

  test('sync, nested and connect are told apart', () => {
    const events = resource(api, 'CentreEvent');
    expect(input(events.updateInputs, 'allowed_countries').shape).toMatchObject({
      kind: 'references',
      sync: true,
      ids: false,
    });
    expect(input(events.updateInputs, 'estimated_costs').shape).toMatchObject({
      kind: 'nested',
      canDelete: true,
      idField: 'id',
    });
    expect(input(events.createInputs, 'estimated_costs').shape).toMatchObject({
      kind: 'nested',
      canDelete: false,
    });
    expect(input(resource(api, 'EventBooking').createInputs, 'participant').shape).toMatchObject({
      kind: 'connect',
      type: 'Participant',
    });
  });

  test('a list of ids names its resource', () => {
    const users = resource(api, 'User');
    expect(input(users.updateInputs, 'countries').shape).toMatchObject({
      kind: 'references',
      type: 'Country',
      ids: true,
    });
    expect(field(users.fields, 'countries')?.shape).toMatchObject({ kind: 'references', ids: true });
  });

  test('what a form demands when created it demands when edited; what a write demands is said apart', () => {
    const centres = resource(api, 'TrainingCentre');
    expect(input(centres.updateInputs, 'name')).toMatchObject({ required: true, always: false });
    expect(input(centres.updateInputs, 'country_id')).toMatchObject({ required: true, always: true });
    expect(input(centres.createInputs, 'time_zone')).toMatchObject({ required: false, defaultValue: 'UTC' });
  });

  test('a reference that every record has, set by no create, is demanded when edited', () => {
    const { updateInputs } = resource(api, 'EventBooking');
    expect(input(updateInputs, 'author_id')).toMatchObject({ required: true, always: false });
    expect(input(updateInputs, 'country_id')).toMatchObject({ required: false });
  });

  test('the version last read is no input (K6)', () => {
    const events = resource(api, 'CentreEvent');
    expect(events.version).toEqual({ input: 'date_modified', source: 'dateModified' });
    expect(events.updateInputs.map((one) => one.name)).not.toContain('date_modified');
  });

  test('every key of where is a filter, and so is what shows the deleted ones', () => {
    const where = readOwnSchema().getType('CentreEventWhere');
    if (where === undefined || !('getFields' in where)) throw new Error('no input');
    const { filters, conditions } = resource(api, 'CentreEvent');
    expect([...filters.map((one) => one.name), conditions?.key]).toEqual([
      ...Object.keys(where.getFields()).filter((key) => key !== 'whereConditions'),
      'trashed',
      'whereConditions',
    ]);
  });

  test('no two filters of a list have the same words, and none is a bare id', () => {
    for (const { type, filters } of api.resources) {
      const labels = filters.map(({ label }) => label);
      expect(new Set(labels).size, `${type}: ${labels.join(', ')}`).toBe(labels.length);
      expect(labels.filter((label) => /\bids?\b/i.test(label))).toEqual([]);
    }
  });

  test('filters know what they compare', () => {
    const [events, bookings, participants] = [
      resource(api, 'CentreEvent'),
      resource(api, 'EventBooking'),
      resource(api, 'Participant'),
    ];
    expect(filter(events, 'date_start_lt')).toMatchObject({
      source: 'dateStart',
      operator: 'lt',
      path: ['where', 'date_start_lt'],
    });
    expect(filter(events, 'indication_id')?.shape).toMatchObject({ kind: 'reference', type: 'Indication' });
    expect(filter(bookings, 'booking_status')?.shape).toMatchObject({ kind: 'enum', list: true });
    expect(filter(bookings, 'participant_country')).toMatchObject({
      operator: 'condition',
      source: 'participant.country',
      shape: { kind: 'references', type: 'Country' },
    });
    expect(filter(participants, 'id')?.shape).toMatchObject({ kind: 'references', type: 'Participant' });
    expect(participants.operations.list).toMatchObject({ idsFilter: 'id', searchFilter: 'text_search' });
  });

  test('sorting is possible where the enum says so, in a plain list by all that it shows', () => {
    expect(resource(api, 'CentreEvent').operations.list?.sortColumns).toEqual({
      dateStart: 'DATE_START',
      id: 'ID',
      name: 'NAME',
    });
    expect(resource(api, 'TrainingCentre').operations.list?.sortColumns).toEqual({});
    expect(Object.keys(resource(api, 'Country').operations.list?.sortColumns ?? {})).toEqual([
      'name',
      'countryCode',
      'isCustom',
    ]);
  });

  test('a query builder has its columns, operators and relations', () => {
    const { conditions } = resource(api, 'Participant');
    expect(conditions).toMatchObject({ key: 'whereConditions', path: ['where', 'whereConditions'] });
    expect(conditions?.columns.find(({ value }) => value === 'COUNTRY_ID')).toMatchObject({
      source: 'country',
      shape: { kind: 'reference', type: 'Country' },
    });
    expect(conditions?.relations.map(({ value }) => value)).toEqual([
      'EVENT_BOOKINGS',
      'WAITING_LIST_ENTRIES',
    ]);
    expect(resource(api, 'Audit').conditions?.path).toEqual(['whereConditions']);
  });

  test('of related records it has the columns that these have', () => {
    const relations = resource(api, 'Participant').conditions?.relations ?? [];
    const columnsOf = (name: string) =>
      relations.find(({ value }) => value === name)?.columns.map(({ value }) => value);
    expect(columnsOf('EVENT_BOOKINGS')).toContain('BOOKING_STATUS');
    expect(columnsOf('EVENT_BOOKINGS')).not.toContain('PRIORITY');
    expect(columnsOf('WAITING_LIST_ENTRIES')).toContain('PRIORITY');
    expect(columnsOf('WAITING_LIST_ENTRIES')).not.toContain('BOOKING_STATUS');
  });

  test('a plain list whose contract tests nothing is tested by the browser, by what it shows', () => {
    const { conditions } = resource(api, 'Country');
    expect(conditions).toMatchObject({ key: 'conditions', path: [], relations: [] });
    expect(conditions?.columns.map(({ value, source }) => [value, source])).toEqual([
      ['name', 'name'],
      ['countryCode', 'countryCode'],
      ['isCustom', 'isCustom'],
    ]);
    expect(resource(api, 'User').conditions?.path).toEqual(['where', 'whereConditions']);
    expect(resource(buildApiModel(readFixture('workshop')), 'Loan').conditions).toBeUndefined();
  });

  test('a list is asked for what it holds, whether or not a filter asks the same', () => {
    const column = (type: string, name: string) =>
      resource(api, type).conditions?.columns.find(({ value }) => value === name);
    expect(column('User', 'ROLES')?.filter).toBe('roles');
    expect(column('MergeTemplate', 'CONTEXTS')?.filter).toBe('contexts');
    expect(column('MergeTemplate', 'VERSION')?.filter).toBeUndefined();
  });

  test('meaning comes from scalars', () => {
    const kindOf = (type: string, name: string) => {
      const shape = field(resource(api, type).fields, name)?.shape;
      return shape?.kind === 'scalar' ? shape.scalar : shape?.kind;
    };
    expect([
      kindOf('CentreEvent', 'dateStart'),
      kindOf('CentreEvent', 'onsiteContactEmail'),
      kindOf('MergeTemplate', 'html'),
      kindOf('Trainer', 'fmvAmount'),
    ]).toEqual(['date', 'email', 'richText', 'money']);
    expect(field(resource(api, 'Trainer').fields, 'photo')?.shape).toMatchObject({
      kind: 'object',
      image: true,
    });
  });

  test('enum values are called by the beginning of their description', () => {
    const status = api.enums.find(({ name }) => name === 'BookingStatus');
    expect(status?.values.map(({ label }) => label)).toEqual([
      'Not set',
      'New',
      'Pending',
      'Confirmed',
      'Cancelled',
    ]);
  });
});
