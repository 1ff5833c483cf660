import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { buildApiModel } from '../model/buildApiModel.ts';
import { modelChanges } from './modelChanges.ts';
import { overridesTouched } from './touchedBy.ts';

const clinics = (fields: string, inputs: string, more = '') =>
  buildApiModel(
    buildSchema(`
      type Query { clinics(where: ClinicWhere): [Clinic!]! clinic(id: ID!): Clinic }
      type Mutation { updateClinic(input: ClinicInput!): Clinic! ${more} }
      input ClinicWhere { text_search: String }
      type Clinic { id: ID! ${fields} }
      input ClinicInput { id: ID! ${inputs} }
    `),
  );

const before = clinics('name: String! town: String beds: Int', 'name: String town: String beds: Int');
const texts = (after: ReturnType<typeof clinics>) => modelChanges(before, after).map(({ text }) => text);

test('the same contract changes nothing', () =>
  expect(
    texts(clinics('name: String! town: String beds: Int', 'name: String town: String beds: Int')),
  ).toEqual([]));

test('added, removed, and another kind', () => {
  expect(texts(clinics('name: String! beds: Float phone: String', 'name: String beds: Float'))).toEqual([
    'clinics: field town is gone',
    'clinics: field phone is new',
    'clinics: field beds is float now, it was int',
    'clinics: town can no longer be filled in when edited',
  ]);
});

test('gone and new of the same kind in the same place is another name', () => {
  const [renamed] = modelChanges(
    before,
    clinics('name: String! city: String beds: Int', 'name: String town: String beds: Int'),
  );
  expect(renamed).toMatchObject({ text: 'clinics: field town seems to be called city now', gone: 'town' });
});

test('made required', () => {
  expect(
    texts(clinics('name: String! town: String beds: Int', 'name: String town: String! beds: Int')),
  ).toEqual(['clinics: town is required when edited now']);
});

test('operations and resources come and go', () => {
  expect(
    texts(
      clinics(
        'name: String! town: String beds: Int',
        'name: String town: String beds: Int',
        'deleteClinic(id: ID!): Clinic',
      ),
    ),
  ).toEqual(['clinics: can delete now']);
  const other = buildApiModel(
    buildSchema('type Query { wards: [Ward!]! } type Ward { id: ID! name: String }'),
  );
  expect(texts(other)).toEqual(['clinics is gone', 'wards is new']);
});

test('a list that is there and no screen can ask any more is told with the reason', () => {
  const wards = (argument: string) =>
    buildApiModel(
      buildSchema(
        `type Query { wards${argument}: [Ward!]! ward(id: ID!): Ward } type Ward { id: ID! name: String }`,
      ),
    );
  expect(modelChanges(wards(''), wards('(house: ID!)')).map(({ text }) => text)).toContain(
    'wards: can no longer list (wards: it demands house, which no list knows)',
  );
});

test('values of an enum come and go', () => {
  const stays = (values: string) =>
    buildApiModel(
      buildSchema(`type Query { stays: [Stay!]! } type Stay { id: ID! kind: Kind } enum Kind { ${values} }`),
    );
  expect(modelChanges(stays('DAY NIGHT'), stays('NIGHT WEEK')).map(({ text }) => text)).toEqual([
    'Kind: DAY is gone',
    'Kind: WEEK is new',
  ]);
});

const gone = { resource: 'clinics', text: '', gone: 'town' };

test('an override that names what is gone is named, with the line', () => {
  const overrides = [
    { path: 'overrides/clinics/ClinicEdit.tsx', text: 'const a = 1;\nconst b = clinicInputs.town;\n' },
    {
      path: 'overrides/wards/WardShow.tsx',
      text: 'import { clinicFields } from \'../../resources/clinics/fields.tsx\';\n<X source="town" />',
    },
    { path: 'overrides/clinics/ClinicShow.tsx', text: 'clinicFields.townHall; const downtown = 1;' },
    { path: 'overrides/wards/WardEdit.tsx', text: 'wardInputs.town' },
  ];
  expect(overridesTouched(gone, overrides)).toEqual([
    'overrides/clinics/ClinicEdit.tsx:2',
    'overrides/wards/WardShow.tsx:2',
  ]);
});
