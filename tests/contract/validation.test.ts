import { isInputObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { updateCenterSchema } from '#resources/centers/validation.ts';
import { createEventSchema, updateEventSchema } from '#resources/events/validation.ts';
import { formatMessages } from '#resources/formatMessages.ts';
import { createUserSchema } from '#resources/users/validation.ts';
import { contract } from '#server/graphql/contract.ts';
import { longestText, memberOf, textProblem } from '#server/graphql/textLimits.ts';
import { updateTrainerSchema } from '#resources/trainers/validation.ts';
import { scalars } from '#server/graphql/scalars.ts';

/** Messages by form source. */
async function problems(schema: AnyObjectSchema, value: object): Promise<Readonly<Record<string, string>>> {
  try {
    await schema.validate(value, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path, message }): [string, string] => [path ?? '', message]),
    );
  }
}

const event = { name: 'Course', trainingCentre: { id: '1' } };

test('a new event wants a name and a centre, each said at its input', async () => {
  expect(await problems(createEventSchema, {})).toEqual({
    name: 'ra.validation.required',
    'trainingCentre.id': 'ra.validation.required',
  });
  expect(await problems(createEventSchema, event)).toEqual({});
  // A text of blanks is none, as to the server.
  expect(await problems(createEventSchema, { ...event, name: ' \t' })).toEqual({
    name: 'ra.validation.required',
  });
});

test('a cleared relation is missing where it is required, and fine where it is not', async () => {
  expect(await problems(updateEventSchema, { ...event, trainingCentre: null })).toEqual({
    'trainingCentre.id': 'ra.validation.required',
  });
  expect(await problems(updateEventSchema, { ...event, country: null, leadTrainer: { id: null } })).toEqual(
    {},
  );
});

test('a related record that the viewer may not see is not missing, unless it was cleared (S1)', async () => {
  const agenda = (trainer: object) => ({
    sections: [
      {
        name: 'Day 1',
        items: [
          {
            name: 'Talk',
            timeStart: '2027-03-12T09:30:00',
            timeEnd: '2027-03-12T10:30:00',
            trainers: [trainer],
          },
        ],
      },
    ],
  });
  const unseen = { trainer: null, trainerId: '5', priority: 1 };
  expect(
    await problems(updateEventSchema, {
      name: 'Course',
      trainingCentre: null,
      trainingCentreId: '2',
      trainers: [unseen],
      agenda: agenda(unseen),
    }),
  ).toEqual({});
  expect(await problems(updateCenterSchema, { name: 'A', country: { id: '1' }, trainers: [unseen] })).toEqual(
    {},
  );
  const cleared = { ...unseen, trainer: { id: null } };
  expect(
    await problems(updateEventSchema, { ...event, trainers: [cleared, { priority: 2 }], agenda: agenda({}) }),
  ).toEqual({
    'trainers[0].trainer.id': 'ra.validation.required',
    'trainers[1].trainer.id': 'ra.validation.required',
    'agenda.sections[0].items[0].trainers[0].trainer.id': 'ra.validation.required',
  });
});

test('rows are checked one by one, rows of rows as well', async () => {
  const cost = {
    name: 'Hotel',
    costCategory: { id: '3' },
    amountExcVat: 100,
    amountIncVat: 119,
    currency: 'EUR',
  };
  expect(
    await problems(updateEventSchema, {
      ...event,
      estimatedCosts: [cost, { ...cost, costCategory: null, currency: 'Euro', amountIncVat: 1.5 }],
    }),
  ).toEqual({
    'estimatedCosts[1].costCategory.id': 'ra.validation.required',
    'estimatedCosts[1].currency': 'formats.currency',
    'estimatedCosts[1].amountIncVat': 'formats.money',
  });
  const sections = [
    {
      name: 'Day 1',
      items: [
        {
          name: 'Talk',
          timeStart: '2027-03-12T09:30:00',
          timeEnd: null,
          trainers: [{ trainer: { id: null } }],
        },
      ],
    },
  ];
  expect(await problems(updateEventSchema, { ...event, agenda: { sections } })).toEqual({
    'agenda.sections[0].items[0].timeEnd': 'ra.validation.required',
    'agenda.sections[0].items[0].trainers[0].trainer.id': 'ra.validation.required',
  });
});

test('an agenda without sections is sent with none, and no agenda stays none', async () => {
  expect(await updateEventSchema.validate({ ...event, agenda: { name: 'Programme' } })).toMatchObject({
    agenda: { sections: [] },
  });
  expect((await updateEventSchema.validate(event)).agenda).toBeUndefined();
});

test('formats: dates, telephones, e-mail addresses, choices', async () => {
  expect(
    await problems(updateEventSchema, {
      ...event,
      dateStart: '12.3.2027',
      hotelPhone: 'none',
      onsiteContactEmail: 'x',
      maxTrainees: 1.5,
    }),
  ).toEqual({
    dateStart: 'formats.date',
    hotelPhone: 'formats.phone',
    onsiteContactEmail: 'formats.email',
    maxTrainees: 'formats.int',
  });
  expect(
    await problems(createUserSchema, { username: 'ann', userEmail: 'ann@clinic.example', roles: ['king'] }),
  ).toEqual({ 'roles[0]': 'formats.choice' });
});

const addresses = [
  'ann@clinic.example',
  ' ann@clinic.example ',
  'müller@beispiel.de',
  'info@müller.de',
  'иван@пример.рф',
  'o’brien@x.example',
  'a@b',
  'a@b.c',
  'two@at@clinic.example',
  'no one@clinic.example',
  '<ann@clinic.example>',
  `${'a'.repeat(65)}@clinic.example`,
];

test.each(addresses)('%s is an e-mail address to the form where it is one to the server', async (address) => {
  const demand = 'Must be an e-mail address such as name@clinic.example.';
  const taken = (() => {
    try {
      scalars['EmailAddress']?.parseValue(address);
      return true;
    } catch (error) {
      expect((error as Error).message).toBe(demand);
      return false;
    }
  })();
  expect(formatMessages.email).toBe(demand);
  expect(await problems(updateEventSchema, { ...event, onsiteContactEmail: address })).toEqual(
    taken ? {} : { onsiteContactEmail: 'formats.email' },
  );
});

const days = [
  '2027-03-12',
  '2028-02-29',
  '2027-02-29',
  '2027-02-31',
  '2027-13-01',
  '0000-01-01',
  '2027-3-12',
  '12.3.2027',
];

test.each(days)('%s is a day to the form where it is one to the server', async (day) => {
  const demand = 'Must be a calendar day such as 2027-03-12.';
  const isTaken = (() => {
    try {
      scalars['Date']?.parseValue(day);
      return true;
    } catch (error) {
      expect((error as Error).message).toBe(demand);
      return false;
    }
  })();
  expect(formatMessages.date).toBe(demand);
  expect(await problems(updateEventSchema, { ...event, dateStart: day })).toEqual(
    isTaken ? {} : { dateStart: 'formats.date' },
  );
});

test('empty is not wrong: what may be cleared may be null', async () => {
  expect(
    await problems(updateEventSchema, {
      ...event,
      dateStart: null,
      hotelPhone: '',
      maxTrainees: null,
      agenda: null,
      estimatedCosts: null,
    }),
  ).toEqual({});
});

test.each([
  ['last_name', 'lastName'],
  ['description', 'description'],
])('what is longer than %s may be is refused in the words of the server', async (name, source) => {
  const input = contract.getType('UpdateTrainerInput');
  const member = isInputObjectType(input) ? memberOf(input, name) : undefined;
  if (member === undefined) throw new Error(`There is no ${name}.`);
  const max = longestText(member);
  const of = (text: string) => problems(updateTrainerSchema, { lastName: 'A', [source]: text });
  // An emoji is one character, as it is to the server.
  expect(await of('🙂'.repeat(max))).toEqual({});
  const long = `${'🙂'.repeat(max)}x`;
  expect(await of(long)).toEqual({ [source]: textProblem(long, max) });
});
