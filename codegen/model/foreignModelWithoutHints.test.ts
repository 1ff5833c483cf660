import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { field, input, resource } from '../fixtures/findInModel.ts';
import { readFixture } from '../fixtures/readFixture.ts';
import { buildApiModel } from './buildApiModel.ts';

describe('a workshop without hints', () => {
  const tools = resource(buildApiModel(readFixture('workshop')), 'Tool');
  const posts = resource(buildApiModel(readFixture('blog')), 'Post');
  const comments = resource(buildApiModel(readFixture('blog')), 'Comment');

  test('amounts are in the currency that their record says, which needs no column of its own', () => {
    expect(field(tools.fields, 'price')?.shape).toMatchObject({
      scalar: 'money',
      currencySource: 'currency',
    });
    expect(tools.columns).toContain('currency');
    expect(tools.defaultColumns).not.toContain('currency');
  });

  test('an amount that has a currency of its own leaves the others theirs', () => {
    const rooms = resource(
      buildApiModel(
        buildSchema(`
          scalar Money
          scalar Currency
          type Query { rooms: [Room!]! room(id: ID!): Room }
          type Room {
            id: ID! name: String!
            price: Money! deposit_amount: Money rent: Money
            currency: Currency! deposit_currency: Currency rent_currency_code: Currency
          }
        `),
      ),
      'Room',
    );
    const inWhich = ['price', 'deposit_amount', 'rent'].map((name) => field(rooms.fields, name)?.shape);
    expect(inWhich).toMatchObject([
      { currencySource: 'currency' },
      { currencySource: 'deposit_currency' },
      { currencySource: 'rent_currency_code' },
    ]);
  });

  test('amounts of rows are in the currency of the record around them', () => {
    const orders = resource(buildApiModel(readFixture('shop')), 'Order');
    for (const [rows, amount] of [
      ['lines', 'price'],
      ['coupons', 'discount'],
    ] as const) {
      const shape = field(orders.fields, rows)?.shape;
      expect(shape?.kind === 'objects' && field(shape.fields, amount)?.shape).toMatchObject({
        currencySource: '../currency',
      });
    }
  });

  test('an amount without a currency around it is in that of the one related record that says one', () => {
    const repairs = resource(
      buildApiModel(
        buildSchema(`
          scalar Money
          scalar Currency
          type Query { repairs: [Repair!]! repair(id: ID!): Repair tools: [Tool!]! tool(id: ID!): Tool }
          type Repair { id: ID! name: String! cost: Money! tool: Tool! }
          type Tool { id: ID! name: String! currency: Currency! }
        `),
      ),
      'Repair',
    );
    expect(field(repairs.fields, 'cost')?.shape).toMatchObject({ currencySource: 'tool.currency' });
    expect(field(repairs.fields, 'tool')?.shape).toMatchObject({ embedded: ['currency'] });
  });

  test('a dozen plain fields make one section, beside what is related', () => {
    expect(tools.sections.map(({ name }) => name)).toEqual(['details', 'related']);
  });

  test('texts of some length have room, and are no columns unless they name a record', () => {
    expect(input(tools.updateInputs, 'notes').shape).toMatchObject({ scalar: 'text' });
    expect(tools.columns).not.toContain('notes');
    expect(comments.columns).toContain('body');
  });

  test('a list shows when its records were made, and not when they were deleted', () => {
    expect(posts.columns).toContain('deleted_at');
    expect(posts.defaultColumns).not.toContain('deleted_at');
  });

  test('a yes or no is asked without a verb', () => {
    expect(field(tools.fields, 'isElectric')?.label).toBe('Electric');
  });
});
