import { getNamedType, isEnumType, isListType, getNullableType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/Database.ts';
import { kindOf } from '#server/db/tables/columnsIn.ts';
import { contract } from '#server/graphql/contract.ts';
import { columnOf } from '#server/graphql/read/relationOf.ts';
import { openTestDatabase } from '#tests/setup/testDatabase.ts';
import { entities } from './entities.ts';

/** Texts that are answered unescaped, by `columnAsAnswered`: table, column and what the contract lets stand there. */
const answered = [...entities.values()].flatMap(({ type, table }) => {
  const object = contract.getType(type);
  if (!isObjectType(object)) throw new Error(`${type} is no object.`);
  return Object.values(object.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const column = columnOf(field.name);
    if (!isEnumType(named) || isListType(getNullableType(field.type)) || kindOf(table, column) !== 'text')
      return [];
    return [{ table, column, values: named.getValues().map(({ value }) => String(value)) }];
  });
});

describe('columns that are answered as enums', () => {
  let database: Database;
  const checks = new Map<string, readonly string[]>();
  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await sql<{ column: string; definition: string }>`
      select c.conrelid::regclass || '.' || a.attname as "column", pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'c' and cardinality(c.conkey) = 1`.execute(database.kysely);
    for (const { column, definition } of rows)
      checks.set(column, [...(checks.get(column) ?? []), definition]);
  });
  afterAll(() => database.close());

  it.each(answered)('hold no other value: $column of $table', ({ table, column, values }) => {
    const allowed = (checks.get(`${table}.${column}`) ?? [])
      .filter((definition) => /= (ANY|')/.test(definition))
      .map((definition) => [...definition.matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value));
    expect(allowed).toHaveLength(1);
    expect(values).toEqual(expect.arrayContaining(allowed[0] ?? []));
  });
});
