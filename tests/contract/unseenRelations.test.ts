import { graphql, print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import { meta as centers } from '#resources/centers/meta.ts';
import { updateCenterSchema } from '#resources/centers/validation.ts';
import { meta as events } from '#resources/events/meta.ts';
import { updateEventSchema } from '#resources/events/validation.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import type { Row } from '#src/data/Row.ts';
import { updateVariables } from '#src/data/write/writeInput.ts';

/** What a form holds of a record of which some relations are not for the viewer to see. */
async function formOf(document: DocumentNode | undefined, field: string, record: object): Promise<Row> {
  if (document === undefined) throw new Error('There is no form.');
  const { data, errors } = await graphql({
    schema: readOwnSchema(),
    source: print(document),
    variableValues: { id: '1' },
    rootValue: { [field]: { id: '1', can: [], ...record } },
  });
  expect(errors).toBeUndefined();
  return data?.[field] as Row;
}

const sent = ({ update }: ResourceMeta, data: Row, before: Row): unknown => {
  if (update === undefined) throw new Error('It cannot be changed.');
  return updateVariables(update, '1', data, before).input;
};

const unseen = { trainer: null, trainerId: '5', priority: 1 };
const seen = { trainer: { id: '6', fullName: 'Dr Bea' }, trainerId: '6', priority: 2 };
const paid = { prepMinutes: 0, postMinutes: 0, travelMinutes: 0 };

/** The first comes last; the places follow, as in the form. */
const turned = (rows: unknown): readonly Row[] =>
  (rows as readonly Row[]).toReversed().map((row, index) => ({ ...row, priority: index + 1 }));

test("an event keeps another country's centre and trainers, on the agenda too (S1)", async () => {
  const item = {
    name: 'Talk',
    order: 1,
    timeStart: '2027-03-12T09:30:00',
    timeEnd: '2027-03-12T10:30:00',
    trainers: [{ trainer: null, trainerId: '5', excludeInHonoraria: false }],
  };
  const before = await formOf(events.one?.editOperation, 'centreEvent', {
    name: 'Course',
    isPublished: true,
    isFull: false,
    restrictCountries: false,
    authorisationObtained: false,
    contractExecuted: false,
    globalManageFlights: false,
    trainingCentre: null,
    trainingCentreId: '2',
    allowedCountries: [],
    collectFields: [],
    trainers: [
      { ...unseen, ...paid },
      { ...seen, ...paid },
    ],
    agenda: { name: 'Programme', sections: [{ name: 'Day 1', order: 1, items: [item] }] },
    estimatedCosts: [],
    dateModified: '2027-01-01T00:00:00Z',
  });
  const renamed = { ...before, name: 'Renamed' };
  await expect(updateEventSchema.validate(renamed)).resolves.toMatchObject({ name: 'Renamed' });
  expect(sent(events, renamed, before)).toEqual({
    id: '1',
    date_modified: '2027-01-01T00:00:00Z',
    name: 'Renamed',
  });

  const agenda = { ...(before.agenda as Row), name: 'New programme' };
  expect(sent(events, { ...before, trainers: turned(before.trainers), agenda }, before)).toMatchObject({
    trainers: {
      sync: [
        { id: '6', priority: 1 },
        { id: '5', priority: 2 },
      ],
    },
    agenda: { name: 'New programme', sections: [{ items: [{ trainers: [{ trainer_id: '5' }] }] }] },
  });
});

test("a centre keeps another country's trainers and their places (S1)", async () => {
  const before = await formOf(centers.one?.editOperation, 'trainingCentre', {
    name: 'Centre',
    timeZone: 'Europe/Berlin',
    country: { id: '1', name: 'Germany' },
    countryId: '1',
    isPublished: true,
    authorisationRequired: false,
    contractRequired: false,
    trainers: [unseen, seen],
    dateModified: '2027-01-01T00:00:00Z',
  });
  await expect(updateCenterSchema.validate(before)).resolves.toMatchObject({ name: 'Centre' });
  expect(sent(centers, { ...before, trainers: turned(before.trainers) }, before)).toMatchObject({
    trainers: {
      sync: [
        { id: '6', priority: 1 },
        { id: '5', priority: 2 },
      ],
    },
  });
});
