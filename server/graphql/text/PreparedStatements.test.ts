import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PreparedStatements } from './PreparedStatements.ts';

it('puts the value of each request wherever the statement has it, and compiles once', () => {
  const statements = new PreparedStatements();
  let compiled = 0;
  const page = (offset: number) =>
    statements.statement('page', offset, (value) => {
      compiled += 1;
      return sql`(select 1 where ${'a'} offset ${value}) union all (select 2 where ${'b'} offset ${value})`;
    });
  expect(page(25).values).toEqual(['a', 25, 'b', 25]);
  expect(page(50).values).toEqual(['a', 50, 'b', 50]);
  expect(compiled).toBe(1);
});

it('leaves a statement as it is that hangs on no value', () => {
  const statement = new PreparedStatements().statement('total', null, () => sql`select ${'a'}`);
  expect(statement.values).toEqual(['a']);
});
