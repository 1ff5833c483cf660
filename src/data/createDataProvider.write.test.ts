import { describe, expect, it } from 'vitest';

import { BulkError } from './errors/BulkError.ts';
import { StaleWriteError } from './errors/StaleWriteError.ts';
import { provideData } from './testing/provideData.ts';

const record = {
  id: '5',
  name: 'Vienna',
  maxTrainees: 12,
  country: { id: '1', name: 'Austria' },
  trainingCentre: { id: '9', name: 'Centre' },
  dateModified: '2027-01-01T10:00:00Z',
  estimatedCosts: [
    { id: '31', name: 'Room', costCategory: { id: '2' }, amountExcVat: 100 },
    { id: '32', name: 'Lunch', costCategory: { id: '3' }, amountExcVat: 50 },
  ],
};
const updated = () => ({ data: { updateCentreEvent: { ...record, name: 'Wien' } } });
const refusal =
  (code: string, extensions: object = {}) =>
  () => ({
    data: null,
    errors: [{ message: 'Refused.', path: ['updateCentreEvent'], extensions: { code, ...extensions } }],
  });

describe('update', () => {
  it('sends the id, the version last read, what is required and what changed; a cleared field as null', async () => {
    const { dataProvider, sent } = provideData(updated);
    const data = { ...record, maxTrainees: null, country: { id: null, name: null } };
    const result = await dataProvider.update('events', { id: '5', data, previousData: record });
    expect(sent[0]?.variables).toEqual({
      input: {
        id: '5',
        date_modified: '2027-01-01T10:00:00Z',
        training_centre_id: '9',
        max_trainees: null,
        country_id: null,
      },
    });
    expect(result.data).toMatchObject({ id: '5', name: 'Wien' });
  });

  it('surfaces a stale write with what is stored now (K6)', async () => {
    const { dataProvider } = provideData(refusal('STALE_WRITE', { changed: { max_trainees: 8 } }));
    const failure = await dataProvider
      .update('events', { id: '5', data: record, previousData: record })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StaleWriteError);
    expect(failure).toMatchObject({ status: 409, changed: { maxTrainees: 8 }, message: 'Refused.' });
  });

  it('brings validation messages to their inputs, nested ones too', async () => {
    const data = {
      ...record,
      estimatedCosts: [
        { name: '' },
        record.estimatedCosts[0],
        { ...record.estimatedCosts[1], name: '' },
        { name: 'Rail', costCategory: {} },
      ],
      participant: { firstName: '' },
      trainers: [
        { trainer: { id: '1' }, priority: 1 },
        { trainer: { id: '2' }, priority: 1 },
      ],
      agenda: { sections: [{ name: 'A', items: [{}, { timeStart: 'x' }] }] },
    };
    const validation = {
      'input.name': ['Too short.', 'Too plain.'],
      'input.country_id': ['Which one?'],
      'input.estimated_costs.create.0.name': ['Needs a name.'],
      'input.estimated_costs.create.1.cost_category_id': ['Needs a category.'],
      'input.estimated_costs.update.0.name': ['Needs a name, too.'],
      'input.trainers.sync.1.priority': ['Twice.'],
      'input.agenda.sections.0.items.1.time_start': ['When?'],
      'input.participant.create.first_name': ['Who?'],
      'input.weather': ['Rain.'],
    };
    const { dataProvider } = provideData(refusal('VALIDATION', { validation }));
    await expect(
      dataProvider.update('events', { id: '5', data, previousData: record }),
    ).rejects.toMatchObject({
      status: 422,
      body: {
        errors: {
          name: 'Too short. Too plain.',
          'country.id': 'Which one?',
          'estimatedCosts.0.name': 'Needs a name.',
          'estimatedCosts.3.costCategory.id': 'Needs a category.',
          'estimatedCosts.2.name': 'Needs a name, too.',
          'trainers.1.priority': 'Twice.',
          'agenda.sections.0.items.1.timeStart': 'When?',
          'participant.firstName': 'Who?',
          'root.serverError': 'Rain.',
        },
      },
    });
  });

  it.each([
    ['UNAUTHENTICATED', 401],
    ['FORBIDDEN', 403],
    ['NOT_FOUND', 404],
    ['EVENT_FULL', 400],
    ['INTERNAL', 500],
  ])('gives %s the status %i and keeps the message', async (code, status) => {
    const { dataProvider } = provideData(refusal(code));
    await expect(
      dataProvider.update('events', { id: '5', data: record, previousData: record }),
    ).rejects.toMatchObject({
      status,
      message: 'Refused.',
      body: { code },
    });
  });
});

describe('create', () => {
  it('sends what the form holds and leaves out what is empty', async () => {
    const { dataProvider, sent } = provideData(() => ({
      data: { createCentreEvent: { id: 8, name: 'Graz' } },
    }));
    const data = {
      name: 'Graz',
      country: null,
      estimatedCosts: [{ name: 'Room', costCategory: { id: 2, name: 'Venue' } }],
    };
    const result = await dataProvider.create('events', { data });
    expect(sent[0]?.variables).toEqual({
      input: { name: 'Graz', estimated_costs: { create: [{ name: 'Room', cost_category_id: '2' }] } },
    });
    expect(result.data).toEqual({ id: '8', name: 'Graz' });
  });
});

describe('delete', () => {
  it('answers the record last read, and takes one that is gone for deleted', async () => {
    const { dataProvider, sent } = provideData(() => ({ data: { deleteCentreEvent: null } }));
    const { data } = await dataProvider.delete('events', { id: '5', previousData: record });
    expect(data).toMatchObject({ id: '5', name: 'Vienna' });
    expect(sent[0]?.variables).toEqual({ id: '5' });
  });
});

describe('bulk actions', () => {
  it('delete all rows in one request', async () => {
    const { dataProvider, sent } = provideData(() => ({ data: { r0: { id: 1 }, r1: { id: 2 } } }));
    expect(await dataProvider.deleteMany('events', { ids: ['1', '2'] })).toEqual({ data: ['1', '2'] });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.variables).toEqual({ id_0: '1', id_1: '2' });
  });

  it('say which rows failed (S3)', async () => {
    const { dataProvider } = provideData(() => ({
      data: { r0: { id: 1 }, r1: null },
      errors: [{ message: 'It has bookings.', path: ['r1'], extensions: { code: 'EVENT_HAS_BOOKINGS' } }],
    }));
    const failure = await dataProvider
      .deleteMany('events', { ids: ['1', '2'] })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BulkError);
    expect(failure).toMatchObject({
      results: [
        { id: '1', state: 'done' },
        { id: '2', state: 'failed', error: { message: 'It has bookings.', code: 'EVENT_HAS_BOOKINGS' } },
      ],
    });
  });

  it('send the same values for every row, without a version, and ask again where one refusal emptied the answer', async () => {
    const { dataProvider, sent } = provideData(({ variables }) =>
      'input_1' in variables
        ? { data: null, errors: [{ message: 'No.', path: ['r0'], extensions: { code: 'FORBIDDEN' } }] }
        : { data: { r0: { id: 2 } } },
    );
    const failure = await dataProvider
      .updateMany('events', { ids: ['1', '2'], data: { maxTrainees: null } })
      .catch((error: unknown) => error);
    expect(sent.map(({ variables }) => variables)).toEqual([
      { input_0: { id: '1', max_trainees: null }, input_1: { id: '2', max_trainees: null } },
      { input_0: { id: '2', max_trainees: null } },
    ]);
    expect(failure).toMatchObject({
      results: [
        { id: '1', state: 'failed' },
        { id: '2', state: 'done' },
      ],
    });
  });

  it('do not send a row again that was answered with null: it failed, and that is known', async () => {
    const { dataProvider, sent } = provideData(() => ({ data: { r0: { id: 1 }, r1: null, r2: { id: 3 } } }));
    const failure = await dataProvider
      .updateMany('events', { ids: ['1', '2', '3'], data: { name: 'Wien' } })
      .catch((error: unknown) => error);
    expect(sent).toHaveLength(1);
    expect(failure).toMatchObject({
      results: [
        { id: '1', state: 'done' },
        { id: '2', state: 'failed', error: { code: 'NOT_FOUND' } },
        { id: '3', state: 'done' },
      ],
    });
  });

  it('do not send anything again where nothing at all was answered', async () => {
    const { dataProvider, sent } = provideData(() => ({ data: null }));
    const failure = await dataProvider
      .updateMany('events', { ids: ['1', '2'], data: { name: 'Wien' } })
      .catch((error: unknown) => error);
    expect(sent).toHaveLength(1);
    expect(failure).toMatchObject({ results: [{ state: 'unknown' }, { state: 'unknown' }] });
  });

  it('ask again only for the rows behind the one that emptied the answer', async () => {
    const { dataProvider, sent } = provideData(({ variables }) =>
      'id_2' in variables
        ? { data: null, errors: [{ message: 'No.', path: ['r1'], extensions: { code: 'FORBIDDEN' } }] }
        : { data: null, errors: [{ message: 'Gone.', path: ['r0'], extensions: { code: 'NOT_FOUND' } }] },
    );
    const failure = await dataProvider
      .deleteMany('events', { ids: ['1', '2', '3'] })
      .catch((error: unknown) => error);
    expect(sent.map(({ variables }) => variables)).toEqual([
      { id_0: '1', id_1: '2', id_2: '3' },
      { id_0: '3' },
    ]);
    // What the first request may have deleted is gone when it is asked for again.
    expect(failure).toMatchObject({
      results: [
        { id: '1', state: 'done' },
        { id: '2', state: 'failed' },
        { id: '3', state: 'done' },
      ],
    });
  });

  it('fail as a whole where the request does', async () => {
    const { dataProvider } = provideData(() => ({
      errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }],
    }));
    await expect(dataProvider.deleteMany('events', { ids: ['1', '2'] })).rejects.toMatchObject({
      status: 401,
    });
  });
});
