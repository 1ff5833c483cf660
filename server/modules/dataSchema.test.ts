import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { mutations, queries } from './operations.ts';
import { dataSchema } from './dataSchema.ts';

describe('the data endpoint', () => {
  const schema = buildSchema(dataSchema().schema);

  it('has a resolver for every query and no other', () => {
    expect(Object.keys(queries).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
  });

  it('has a resolver for every mutation and no other', () => {
    expect(Object.keys(mutations).sort()).toEqual(
      Object.keys(schema.getMutationType()?.getFields() ?? {}).sort(),
    );
  });
});
