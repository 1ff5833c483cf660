import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { readFixture, readOwnSchema } from '../fixtures/readFixture.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import { formatText } from '#build/formatText.ts';
import { hints } from '#overrides/hints.ts';
import { emitResources } from './emitResources.ts';
import { banner } from './text/SourceFile.ts';

const options = { runtime: '../../src', schemaTypes: '../src/generated/schema.ts' };
const own = emitResources(buildApiModel(readOwnSchema(), hints), options);
const shop = emitResources(buildApiModel(readFixture('shop')), options);
const blog = emitResources(buildApiModel(readFixture('blog')), options);
const careers = emitResources(buildApiModel(readFixture('careers')), options);
const textOf = (files: typeof own, path: string): string => {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`No ${path}.`);
  return file.text;
};

test('the same model gives the same text', () => {
  expect(emitResources(buildApiModel(readOwnSchema(), hints), options)).toEqual(own);
});

test('every file says where it comes from, and every path is taken once', () => {
  expect(own.filter((file) => !file.text.startsWith(banner))).toEqual([]);
  expect(new Set(own.map((file) => file.path)).size).toBe(own.length);
});

test('files are formatted as the house formats its own', async () => {
  const differing: string[] = [];
  for (const file of [...own, ...shop, ...careers]) {
    if ((await formatText(file.path, file.text)) !== file.text) differing.push(file.path);
  }
  expect(differing).toEqual([]);
}, 60_000);

describe('screens follow the operations', () => {
  const filesOf = (files: typeof own, folder: string) =>
    files
      .filter(({ path }) => path.startsWith(`${folder}/`))
      .map(({ path }) => path.slice(folder.length + 1));

  test('all of them', () =>
    expect(filesOf(own, 'events')).toEqual(
      expect.arrayContaining(['List.tsx', 'Show.tsx', 'Edit.tsx', 'Create.tsx']),
    ));
  test('reading alone', () => {
    expect(filesOf(own, 'countries')).not.toContain('Show.tsx');
    expect(filesOf(own, 'approvedDocuments')).not.toContain('Edit.tsx');
  });
  test('without a list', () => expect(filesOf(shop, 'warehouses')).not.toContain('List.tsx'));
});

test('a number that rows have in common says in its column that it does not add up', () => {
  const columns = textOf(own, 'spend/columns.tsx');
  expect(columns).toContain('<MoneyField source="lineAmount" currencySource="currency" addsUp={false} />');
  expect(columns).toContain('<NumberField source="sharedBy" addsUp={false} />');
  expect(columns).toContain('<MoneyField source="amount" currencySource="currency" />');
});

test('what the numbers of a type count is said beside its screens (H7)', () => {
  expect(textOf(shop, 'units.ts').split('\n').slice(1).join('\n')).toMatchInlineSnapshot(`
    "export const units = {
      OrderLine: { price: { money: null } },
      OrderCoupon: { discount: { money: null } },
      Order: { total: { money: 'currency' } },
      Product: { price: { money: 'currency' } },
    } as const;
    "
  `);
});

test('inputs read as a person would write them', () => {
  expect(textOf(shop, 'orders/inputs.tsx').split('\n').slice(8).join('\n')).toMatchInlineSnapshot(`
    "import { orderStateValues } from '../enums.ts';

    export const orderInputs = {
      reference: <StringInput source="reference" required width="choice" />,
      state: <EnumInput source="state" name="OrderState" values={orderStateValues} required />,
      customer: (
        <RelationInput source="customer.id" reference="customers" label={['firstName', 'lastName']} required />
      ),
      lines: (
        <RowsInput source="lines">
          <RelationInput source="product.id" reference="products" required />
          <NumberInput source="quantity" required />
        </RowsInput>
      ),
      metadata: <JsonInput source="metadata" />,
    };

    export const createOrderInputs = {
      ...orderInputs,
      state: <EnumInput source="state" name="OrderState" values={orderStateValues} />,
      placedOn: <DateInput source="placedOn" required />,
    };

    export const createOrderDefaults = { state: 'open' };
    "
  `);
});

test('a record that must be connected is demanded by the form, and one that may be is not', () => {
  const validation = textOf(shop, 'orders/validation.ts');
  expect(validation.match(/customer: formats\.requiredReference\(\)/g)).toHaveLength(2);
  expect(textOf(own, 'bookings/validation.ts')).toContain('participant: formats.reference()');
});

test('a mask of the hints is typed along in the form, and not in a filter (spec §5)', () => {
  const masked = emitResources(
    buildApiModel(readFixture('shop'), { types: { Order: { masks: { reference: '@@-####' } } } }),
    options,
  );
  expect(textOf(masked, 'orders/inputs.tsx')).toContain(
    '<StringInput source="reference" mask="@@-####" required />',
  );
  expect(masked.filter(({ text }) => text.includes('Filter') && text.includes('mask='))).toEqual([]);
  expect(textOf(own, 'trainers/inputs.tsx')).toContain(
    '<StringInput source="sapNumber" mask="##########" />',
  );
});

test('how many bytes a picture may have is said at its input where a hint says so', () => {
  expect(textOf(own, 'trainers/inputs.tsx')).toContain('<ImageInput source="photo" mostBytes={10485760} />');
});

test('rows with a place are put in order by moving them', () => {
  expect(textOf(own, 'centers/inputs.tsx')).toContain('<RowsInput source="trainers" orderSource="priority">');
});

test('a relation that no resource lists is shown, not picked', () => {
  expect(textOf(shop, 'customers/inputs.tsx')).not.toContain('country');
  expect(textOf(shop, 'customers/fields.tsx')).toContain(
    `<RelationField source="country" label={['name']} />`,
  );
});

test('a filter names a record as the field does that it filters, and what is picked has been read', () => {
  const model = buildApiModel(readOwnSchema(), {
    types: { EventBooking: { name: 'bookings', names: { centreEvent: ['name', 'dateStart'] } } },
  });
  const named = emitResources(model, options);
  const bookings = textOf(named, 'bookings/filters.tsx').replaceAll(/\s+/g, ' ');
  const label = "label={['name', 'dateStart']}";
  expect(bookings).toContain(`source="centre_event_id" reference="centreEvents" ${label}`);
  expect(bookings).toMatch(/value: 'CENTRE_EVENT_ID', [^}]*label: \['name', 'dateStart'\]/);
  const pick = /query \w+Pick[^]*?data \{([^}]*)\}/.exec(textOf(named, 'centreEvents/operations.ts'));
  expect(pick?.[1]?.split(/\s+/).slice(0, 4)).toEqual(['', 'id', 'name', 'dateStart']);
  expect(textOf(named, 'centreEvents/meta.ts')).toContain("picked: ['name', 'dateStart', ");
});

test('of whoever is picked is read what tells them from their namesakes', () => {
  expect(textOf(own, 'participants/meta.ts')).toContain("picked: ['fullName', 'country.name', 'email']");
  const pick = /query ParticipantPick[^]*?data (\{[^]*?\n {6}\})/.exec(
    textOf(own, 'participants/operations.ts'),
  );
  expect(pick?.[1]?.replaceAll(/\s+/g, ' ')).toBe('{ id fullName country { name } email }');
});

test('events of one name are told apart by their day wherever somebody has a place in them', () => {
  const label = /source="centre_event_id" reference="events" label=\{\['name', 'dateStart'\]\}/;
  for (const list of ['bookings', 'waitingListEntries'])
    expect(textOf(own, `${list}/filters.tsx`)).toMatch(label);
});

test('a list comes with the views of its hints', () => {
  const views = { open: { label: 'Open', filter: { state: 'open' }, isFirst: true } };
  const files = emitResources(buildApiModel(readFixture('shop'), { types: { Order: { views } } }), options);
  expect(textOf(files, 'orders/views.ts')).toContain(
    "{ name: 'open', label: 'Open', filter: { state: 'open' }, isFirst: true }",
  );
  expect(textOf(files, 'orders/List.tsx')).toContain('presets={orderViews}');
  expect(shop.map(({ path }) => path)).not.toContain('orders/views.ts');
});

test('money knows its currency by hint', () => {
  expect(textOf(own, 'trainers/inputs.tsx')).toContain(
    '<MoneyInput source="fmvAmount" currencySource="fmvCurrency" />',
  );
});

test('a row says where its time zone stands by hint', () => {
  expect(textOf(own, 'bookings/meta.ts')).toContain("zone: 'centreEvent.timeZone'");
  expect(textOf(own, 'events/meta.ts')).toContain("zone: 'timeZone'");
  expect(textOf(own, 'participants/meta.ts')).not.toContain('zone:');
});

test('the list that a view is of is called as a list, not by its key', () => {
  expect(textOf(own, 'savedViews/columns.tsx')).toContain('source="resource" field={ListNameField}');
  expect(textOf(own, 'savedViews/filters.tsx')).toContain('<ListNameInput.Filter source="resource" />');
});

test('forms are told which values are deprecated, and every filter finds them', () => {
  const inputs = textOf(blog, 'posts/inputs.tsx');
  const [edit = '', create = ''] = inputs.split('export const createPostInputs');
  for (const form of [edit, create])
    expect(form).toContain(`name="PostStatus" values={postStatusValues} retired={['ARCHIVED']}`);
  const filters = textOf(blog, 'posts/filters.tsx');
  expect(filters).toContain('values={postStatusValues}');
  expect(filters).not.toContain('retired');
});

test('what is deprecated is still shown, but no column any more', () => {
  expect(textOf(blog, 'posts/columns.tsx')).not.toContain('reading_minutes');
  expect(textOf(blog, 'posts/fields.tsx')).toContain('reading_minutes');
});

test('a column is sortable by its own, or by a figure over a relation', () => {
  const columns = textOf(own, 'participants/columns.tsx');
  expect(columns).toContain('bookingCount: <DataTable.Col source="bookingCount" field={NumberField} />');
  expect(columns).toContain('gender: <DataTable.Col source="gender" field={StringField} disableSort />');
  expect(textOf(own, 'participants/meta.ts')).toContain(
    "sortFigures: { bookingCount: { relation: 'event_bookings', aggregate: 'COUNT' } }",
  );
  expect(textOf(own, 'bookings/meta.ts')).not.toContain('sortFigures');
});

test('what a form reads and its writes answer is said once', () => {
  const operations = textOf(own, 'users/operations.ts');
  expect(operations.match(/fragment UserForm on User \{/g)).toHaveLength(1);
  expect(operations.match(/\.\.\.UserForm\n/g)).toHaveLength(3);
  expect(operations.match(/\$\{userForm\}/g)).toHaveLength(3);
  expect(textOf(own, 'audits/operations.ts')).not.toContain('fragment');
});

test('a list of numbers is told from one of texts', () => {
  const sdl = `
    type Query { goals: [Goal!]! }
    type Mutation { createGoal(scores: [Float!], tags: [String!]): Goal! }
    type Goal { id: ID! scores: [Float!] tags: [String!] }`;
  const inputs = textOf(emitResources(buildApiModel(buildSchema(sdl)), options), 'goals/inputs.tsx');
  expect(inputs).toContain('scores: <StringsInput source="scores" numbers />');
  expect(inputs).toContain('tags: <StringsInput source="tags" />');
});

test('enums that are spelt alike have values of a name each', () => {
  const sdl = `
    type Query { goals: [Goal!]! }
    type Goal { id: ID! state: State before: _State }
    enum State { NEW } enum _State { OLD }`;
  const enums = textOf(emitResources(buildApiModel(buildSchema(sdl)), options), 'enums.ts');
  expect(enums.match(/export const \w+alues/g)).toEqual([
    'export const stateValues',
    'export const _State_values',
  ]);
});

test('nouns called Enum and Format have messages beside those of all enums and formats', () => {
  const sdl =
    'type Query { enums: [Enum!]! formats: [Format!]! } type Enum { id: ID! } type Format { id: ID! }';
  const index = textOf(emitResources(buildApiModel(buildSchema(sdl)), options), 'index.ts');
  const imported = [...index.matchAll(/^import \{ (.*Messages.*) \} from/gm)].map(([, name]) => name);
  expect(imported.toSorted()).toEqual([
    'enumMessages',
    'enumMessages as enums',
    'formatMessages',
    'formatMessages as formats',
  ]);
});

test('nothing empty is exported', () => {
  const empty = own.filter(({ text }) => /^export (const \w+ = \{\}|type \w+ = never)/m.test(text));
  expect(empty.map(({ path }) => path)).toEqual([]);
  expect(own.map(({ path }) => path)).not.toContain('tasks/inputs.tsx');
});
