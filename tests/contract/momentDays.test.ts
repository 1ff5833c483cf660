import { readFileSync } from 'node:fs';
import { getNamedType, isObjectType } from 'graphql';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';

const fieldsOf = (scalar: string): readonly string[] =>
  Object.values(readOwnSchema().getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()))
    .filter((field) => getNamedType(field.type).name === scalar)
    .map(({ name }) => name);

/** What is given to formatDate, by the field's own name. */
const written = /\bformatDate\((?:\w+\??\.)*(\w+)/g;

test('no moment is told as the day that it is in Greenwich', () => {
  const days = fieldsOf('Date');
  const moments = fieldsOf('DateTime').filter((name) => !days.includes(name));
  expect(moments).toContain('dateCreated');
  const files = globSync(['overrides/**/*.ts*', 'src/**/*.ts*', '!**/*.test.*']);
  const told = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(written)].map(([, name = '']) => `${file}: ${name}`),
  );
  expect(told.length).toBeGreaterThan(30);
  expect(told.filter((line) => moments.includes(line.split(': ')[1] ?? ''))).toEqual([]);
});
