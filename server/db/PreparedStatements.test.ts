import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { PreparedStatements } from './PreparedStatements.ts';

it('puts the values of each request wherever the statement has them, and compiles once', () => {
  const statements = new PreparedStatements();
  let compiled = 0;
  const page = (offset: number) =>
    statements.statement('page', { value: offset, last: 'c' }, ({ value, last }) => {
      compiled += 1;
      return sql`(select 1 where ${'a'} offset ${value}) union all (select 2 where ${'b'} offset ${value}) union all select ${last}`;
    });
  expect(page(25).values).toEqual(['a', 25, 'b', 25, 'c']);
  expect(page(50).values).toEqual(['a', 50, 'b', 50, 'c']);
  expect(compiled).toBe(1);
});

it('leaves a statement as it is that hangs on no value', () => {
  const statement = new PreparedStatements().statement('total', {}, () => sql`select ${'a'}`);
  expect(statement.values).toEqual(['a']);
});
