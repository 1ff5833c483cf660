import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { getVariableValues, Kind, type GraphQLSchema } from 'graphql';
import { afterAll, describe, expect, test } from 'vitest';
import { fixtures, readFixture, readOwnSchema } from '#codegen/fixtures/readFixture.ts';
import type { Hints } from '#codegen/hints/Hints.ts';
import { hints as ownHints } from '#overrides/hints.ts';
import { isSame } from '#src/data/isSame.ts';
import { readPath } from '#src/data/readPath.ts';
import type { InputMeta, ResourceMeta, UpdateMeta } from '#src/data/ResourceMeta.ts';
import type { Row } from '#src/data/Row.ts';
import { updateVariables } from '#src/data/write/writeInput.ts';
import { withValueAt } from '#src/screens/form/changes.ts';
import { answerTo } from './answerTo.ts';
import { emitInto } from './emitInto.ts';

/** No generated form loses what it has not been told to change, whatever the record and whoever wrote the schema. */

const runs = { numRuns: 60 };

await mkdir('.tmp', { recursive: true });
const folder = await mkdtemp('.tmp/open-and-save-');
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Form {
  readonly meta: ResourceMeta;
  readonly update: UpdateMeta;
  readonly schema: GraphQLSchema;
  readonly records: fc.Arbitrary<Row>;
}

async function formsOf(name: string, schema: GraphQLSchema, hints: Hints): Promise<readonly Form[]> {
  const metas = await emitInto(join(folder, name), schema, hints);
  return metas.flatMap((meta) => {
    const { one, update } = meta;
    if (update === undefined || one?.editOperation === undefined) return [];
    return [{ meta, update, schema, records: answerTo(schema, one.editOperation) }];
  });
}

const schemas: readonly (readonly [string, GraphQLSchema, Hints])[] = [
  ['own', readOwnSchema(), ownHints],
  ...fixtures.map((name) => [name, readFixture(name), {}] as const),
];
const forms = await Promise.all(
  schemas.map(async ([name, schema, hints]) => [name, await formsOf(name, schema, hints)] as const),
);

test('every schema has forms', () =>
  expect(forms.map(([name, of]) => [name, of.map(({ meta }) => meta.name)])).toEqual([
    [
      'own',
      [
        'events',
        'bookings',
        'templates',
        'participants',
        'redirects',
        'trainers',
        'centers',
        'users',
        'waitingListEntries',
      ],
    ],
    ['blog', ['users', 'posts']],
    ['shop', ['customers', 'orders', 'products']],
    ['careers', ['pools', 'teams', 'applicants']],
    ['workshop', ['tools', 'makers', 'loans']],
  ]));

const each = forms.flatMap(([schema, of]) =>
  of.map((form) => [`${schema} ${form.meta.name}`, form] as const),
);

describe.each(each)('%s', (_name, form) => {
  const { update, records } = form;

  test('opened and saved, it sends nothing but what every update must', () => {
    fc.assert(
      fc.property(records, (record) => {
        const { changes, demanded } = saved(form, opened(update.inputs, record), record);
        expect(changes).toEqual({});
        for (const input of demanded) expect([input.name, input.sent]).toEqual([input.name, input.read]);
      }),
      runs,
    );
  });

  test.each(update.inputs.map((input) => [input.name, input] as const))(
    'with another %s it sends that alone',
    (name, input) => {
      let sent = 0;
      fc.assert(
        fc.property(records, records, (record, other) => {
          const value = formValue(input, other);
          const before = readValue(record, input.source);
          const data = withValueAt(opened(update.inputs, record), input.source, value);
          const { changes } = saved(form, data, record);
          expect(Object.keys(changes).filter((key) => key !== name)).toEqual([]);
          if (name in changes) sent += 1;
          else expect(input.required === true || isLike(input, value, before)).toBe(true);
        }),
        runs,
      );
      if (input.required !== true) expect(sent).toBeGreaterThan(0);
    },
  );

  test('of a part or rows, what was not changed is sent as it was read', () => {
    for (const part of update.inputs.filter(({ kind }) => kind === 'object')) {
      const members = (part.inputs ?? []).filter(({ kind }) => kind === 'value');
      for (const member of members)
        fc.assert(
          fc.property(records, records, (record, other) => {
            const before = readPath(record, part.source);
            fc.pre(before !== null);
            const value = readPath(other, `${part.source}.${member.source}`);
            const data = withValueAt(record, `${part.source}.${member.source}`, value ?? null);
            const written = saved(form, data, record).changes[part.name];
            if (written === undefined) return;
            for (const { name, source } of members.filter((own) => own !== member))
              expect([name, (written as Row)[name]]).toEqual([name, readPath(before, source)]);
          }),
          runs,
        );
    }
  });
});

/** The form as it is opened: each input is there, also those of a part that the record has not. */
function opened(inputs: readonly InputMeta[], record: Row): Row {
  return inputs.reduce<Row>((form, { source, kind, inputs: members = [] }) => {
    const value = readPath(form, source);
    // What the viewer may not see is shown as that, and is no input (S1).
    if (typeof readPath(form, twinOf(source)) === 'string' && value === null) return form;
    if (kind !== 'object') return withValueAt(form, source, value ?? null);
    return withValueAt(form, source, opened(members, (value ?? {}) as Row));
  }, record);
}

/** What a person may enter instead: the value of another record, a file in place of a picture, a text that nothing reads. */
function formValue(input: InputMeta, other: Row): unknown {
  const read = readPath(other, input.source);
  const value = read === undefined && input.kind === 'value' ? 'as typed' : (read ?? null);
  if (input.kind === 'upload') return value === null ? null : { rawFile: new Blob(['x']) };
  return value;
}

/** Two values of a form that a server would be told alike. */
function isLike(input: InputMeta, one: unknown, other: unknown): boolean {
  const ids = (value: unknown) => (input.kind === 'connect' ? (readPath(value, 'id') ?? null) : value);
  const isNothing = (value: unknown): boolean =>
    value === null ||
    value === undefined ||
    (Array.isArray(value) && value.length === 0) ||
    (typeof value === 'object' && Object.values(value).every(isNothing));
  return isSame(ids(one), ids(other)) || (isNothing(one) && isNothing(other)) || isRest(input, one, other);
}

/** Nested rows that only differ in what the contract cannot change are not sent. */
const isRest = ({ kind, inputs = [] }: InputMeta, one: unknown, other: unknown): boolean => {
  const written = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).map((row) => inputs.map(({ source }) => readPath(row, source)));
  return ['object', 'objects', 'nested', 'ids'].includes(kind) && isSame(written(one), written(other));
};

interface Saved {
  readonly changes: Row;
  readonly demanded: readonly { readonly name: string; readonly sent: unknown; readonly read: unknown }[];
}

/** What saving sends, checked by the contract: the changes, and what goes with every update. */
function saved({ meta, update, schema }: Form, data: Row, record: Row): Saved {
  const variables = updateVariables(update, meta.numericId ? 7 : '7', data, record);
  const [operation] = update.operation.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('No operation.');
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  expect(errors.map(({ message }) => message)).toEqual([]);
  const input = (update.spread ? variables : variables[update.argument ?? 'input']) as Row;
  const required = update.inputs.filter((one) => one.required);
  const fixed = [
    update.idVariable ?? update.idInput ?? 'id',
    update.version?.input,
    ...required.map(({ name }) => name),
  ];
  return {
    changes: Object.fromEntries(Object.entries(input).filter(([name]) => !fixed.includes(name))),
    demanded: required.map(({ name, source }) => ({
      name,
      sent: input[name],
      read: readValue(record, source),
    })),
  };
}

const readValue = (record: Row, source: string): unknown =>
  readPath(record, source) ?? readPath(record, twinOf(source));

/** S1: `countryId` beside a country that the viewer may not see. */
const twinOf = (source: string): string => source.replace(/\.id$/, 'Id');
