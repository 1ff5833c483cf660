import { isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readOwnSchema } from '#codegen/fixtures/readFixture.ts';

const schema = readOwnSchema();

describe('the constants of the contract (spec §9)', () => {
  it('ten rows are a page of every query that pages', () => {
    const paged = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
      args.some(({ name }) => name === 'page'),
    );
    expect(paged.length).toBeGreaterThan(5);
    for (const { name, args } of paged)
      expect([name, args.find((argument) => argument.name === 'first')?.defaultValue]).toEqual([name, 10]);
  });

  it('the condition on a participant’s country is IN', () => {
    const type = schema.getType('ParticipantCountryCondition');
    expect(isInputObjectType(type) && type.getFields()['operator']?.defaultValue).toBe('IN');
  });

  it('a filter by relation means at least one', () => {
    const relations = Object.values(schema.getTypeMap()).filter(
      (type) => isInputObjectType(type) && 'amount' in type.getFields(),
    );
    expect(relations.length).toBeGreaterThan(0);
    for (const type of relations) {
      const { amount, operator } = isInputObjectType(type) ? type.getFields() : {};
      expect([type.name, amount?.defaultValue, operator?.defaultValue]).toEqual([type.name, 1, 'GTE']);
    }
  });
});
