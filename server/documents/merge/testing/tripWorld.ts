import { buildSchema, GraphQLNonNull, GraphQLObjectType, type GraphQLScalarType } from 'graphql';
import type { MergeWorld, Values } from '../MergeWorld.ts';

const schema = buildSchema(`
  scalar Date scalar DateTime scalar LocalDateTime scalar Money scalar Currency scalar CountryCode scalar JSON
  enum MergeContext { "Trip." TRIP "Guest." GUEST }
  enum Mood { "Merry: sings." MERRY GRUMPY }
  type Query { trip(id: ID!): Trip }
  type Trip {
    id: ID! hostId: ID settings: JSON "Name of the trip." name: String! timeZone: String day: Date dayStart: Date dayEnd: Date leaves: DateTime "Price, in minor units of its currency." price: Money currency: Currency tip: Money
    host: Guest guests: [Guest!]! legs: [Leg!]! sums: Sums "Secret." secret: String
  }
  type Leg { name: String! starts: LocalDateTime! stops: [Stop!]! }
  type Stop { name: String! leg: Leg }
  type Sums { total: Money }
  type Guest { id: ID! "Full name." name: String! mood: Mood isWell: Boolean home: CountryCode tongues: [String!] fee: Money trip: Trip }
`);
/** What can be told of a trip. */
export const world: MergeWorld = {
  schema,
  contexts: {
    trip: { kind: 'TRIP', type: 'Trip', query: String, record: () => null },
    guest: { kind: 'GUEST', type: 'Guest', query: String, record: () => null },
  },
  document: new GraphQLObjectType({
    name: 'Paper',
    description: 'Document.',
    fields: { date: { type: new GraphQLNonNull(schema.getType('Date') as GraphQLScalarType) } },
  }),
  leftOut: new Set(['Trip.secret']),
  currencies: {},
};
/** A trip that fills all of it. */
export const trip: Values = {
  id: '7',
  name: 'Rome & back',
  day: '2027-03-12',
  dayStart: '2027-03-12',
  dayEnd: '2027-03-14',
  leaves: '2027-03-12T23:30:00Z',
  timeZone: 'Europe/Berlin',
  price: 123456,
  currency: 'KWD',
  sums: { total: 5 },
  host: { id: '1', name: 'Ada' },
  guests: [
    { id: '1', name: 'Ada', mood: 'MERRY', isWell: true, home: 'DE', tongues: ['Latin', 'Greek', 'Welsh'] },
    { id: '2', name: 'Bob', mood: 'GRUMPY', isWell: false, home: null, tongues: [] },
  ],
  legs: [
    { name: 'Out', starts: '2027-03-12T09:00:00', stops: [{ name: 'Bern' }, { name: 'Como' }] },
    { name: 'Back', starts: '2027-03-13T18:00:00', stops: [{ name: 'Linz' }] },
  ],
};

/** A place in a template that a field fills. */
export const gap = (path: string, more = '') => `<span data-merge-field="${path}"${more}>x</span>`;
