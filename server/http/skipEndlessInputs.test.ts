import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { loadSchema } from '../graphql/loadSchema.ts';
import { endlessInputs, skipEndlessInputs } from './skipEndlessInputs.ts';

const schema = buildSchema(`
  input Where { name: String, AND: [Where!], part: Part }
  input Part { where: [Where!]! }
  input Outer { first: Where! }
  input Plain { a: Leaf, b: [Leaf!] }
  input Leaf { value: Int }
  type Query { list(where: Where, outer: Outer, plain: Plain): Int }
`);

describe('skipEndlessInputs', () => {
  it('knows input types that contain themselves, and those around them', () => {
    expect([...endlessInputs(schema)].sort()).toEqual(['Outer', 'Part', 'Where']);
  });

  it.each([
    ['an endless variable', 'query ($where: Where) { list(where: $where) }', true],
    ['one in a list of a list', 'query ($where: [[Outer!]]!) { list }', true],
    ['a variable with an end', 'query ($plain: Plain!) { list(plain: $plain) }', false],
    ['conditions written out', '{ list(where: {AND: [{name: "x"}]}) }', false],
  ])('takes %s', (_what, query, skips) => {
    const document = parse(query);
    const hook = skipEndlessInputs();
    const expected = skips ? { document } : undefined;
    expect([hook(schema, document), hook(schema, document)]).toEqual([expected, expected]);
  });

  it('finds the conditions of the contract', () => {
    expect(endlessInputs(buildSchema(loadSchema('data'))).size).toBeGreaterThan(0);
  });
});
