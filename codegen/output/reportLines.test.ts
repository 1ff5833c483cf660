import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { Hints } from '../hints/Hints.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import { reportLines } from './reportLines.ts';

const report = (sdl: string, hints: Hints = {}) =>
  reportLines(buildApiModel(buildSchema(`scalar Money ${sdl}`), hints), {
    isEach: true,
    overrides: 'shop/overrides',
  });

test('an amount whose currency nothing says is told, with the hint that names it', () => {
  const sdl = `
    type Query { hires: [Hire!]! }
    type Hire { id: ID! fee: Money paid_in: String lines: [Line!]! }
    type Line { deposit: Money }`;
  expect(report(sdl)).toEqual([
    'Without a currency: Hire.fee, Line.deposit. Where another field says it, name that in shop/overrides/hints.ts: types.Hire.currencyOf.fee.',
  ]);
  const currencyOf = { fee: 'paid_in' };
  expect(report(sdl, { types: { Hire: { currencyOf } } }).join()).toContain(
    'Without a currency: Line.deposit.',
  );
});

test('what is deprecated and on screens all the same is told once, with the reason', () => {
  const sdl = `
    type Query { hires: [Hire!]! @deprecated(reason: "Ask for rentals.") hire(id: ID!): Hire }
    type Mutation { createHire(input: HireInput!): Hire! updateHire(id: ID!, input: HireInput!): Hire! }
    type Hire { id: ID! name: String town: String @deprecated(reason: "Ask for the place.") }
    input HireInput { name: String town: String @deprecated(reason: "Ask for the place.") }`;
  expect(report(sdl)).toEqual([
    'Deprecated, and still in use: hires: Ask for rentals.',
    'Deprecated, and still in use: Hire.town: Ask for the place.',
  ]);
});

test('so is a value of an enum that screens have', () => {
  const sdl = `
    type Query { hires: [Hire!]! }
    type Hire { id: ID! state: State }
    enum State { OPEN LATE @deprecated(reason: "All are open.") }
    enum Unseen { OLD @deprecated(reason: "Gone.") }`;
  expect(report(sdl)).toEqual(['Deprecated, and still in use: State.LATE: All are open.']);
});

test('what is taken for text is told with the likeliest kind', () => {
  const sdl = `
    scalar jsonb scalar timestamptz scalar Percentage
    type Query { hires: [Hire!]! }
    type Hire { id: ID! extra: jsonb due: timestamptz share: Percentage }`;
  expect(report(sdl).map((line) => line.split('hints.ts: ')[1])).toEqual([
    "types.Hire.kinds.extra = 'json'.",
    "types.Hire.kinds.due = 'dateTime'.",
    "types.Hire.kinds.share = 'float'.",
  ]);
});
