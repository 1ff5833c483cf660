import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import {
  idNameOf,
  isRecordType,
  ownerField,
  recordTypes,
  type ForeignRow,
  type ForeignRows,
} from './ForeignRows.ts';

const words = [
  ...[
    'amber',
    'birch',
    'copper',
    'delta',
    'ember',
    'fjord',
    'granite',
    'harbour',
    'indigo',
    'juniper',
    'kestrel',
  ],
  ...[
    'linden',
    'maple',
    'nickel',
    'orchid',
    'pewter',
    'quartz',
    'river',
    'saffron',
    'tundra',
    'umber',
    'walnut',
  ],
];
const people = [
  'Ada',
  'Bruno',
  'Chiara',
  'Dmitri',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jonas',
  'Kaya',
  'Lena',
];
const families = [
  'Albers',
  'Bianchi',
  'Costa',
  'Dubois',
  'Eriksen',
  'Fischer',
  'García',
  'Horvat',
  'Ito',
  'Jansen',
];

/** The same rows each time: numbers that look thrown, from a seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `counts` records of each type, with relations among them. */
export function makeRows(schema: GraphQLSchema, counts: Readonly<Record<string, number>>): ForeignRows {
  const throwDice = dice(7);
  const upTo = (limit: number) => Math.floor(throwDice() * limit);
  const one = <Item>(items: readonly Item[]): Item => items[upTo(items.length)] as Item;
  const types = recordTypes(schema);
  const countOf = ({ name }: GraphQLObjectType) => counts[name] ?? 12;
  const someId = (type: GraphQLObjectType) => String(1 + upTo(countOf(type)));

  const day = () => new Date(Date.UTC(2024, 0, 1 + upTo(1200))).toISOString().slice(0, 10);
  const text = (name: string): string => {
    const word = one(words);
    if (/e_?mail/i.test(name)) return `${one(people).toLowerCase()}.${word}@example.org`;
    if (/url|website|logo|avatar|small|large/i.test(name)) return `https://example.org/${word}`;
    if (/first_?name|nickname|borrower/i.test(name)) return one(people);
    if (/last_?name/i.test(name)) return one(families);
    if (/content|notes|body|bio/i.test(name))
      return `${capital(word)} ${one(words)}, then ${one(words)}. ${capital(one(words))}.`;
    return `${capital(word)} ${one(words)}`;
  };
  const scalar = (kind: string, name: string): unknown => {
    switch (kind) {
      case 'Int':
        return upTo(90);
      case 'Money':
        return 100 + upTo(90_000);
      case 'Float':
        return upTo(10_000) / 100;
      case 'Boolean':
        return throwDice() < 0.5;
      case 'Currency':
        return one(['EUR', 'EUR', 'CHF', 'USD']);
      case 'Date':
        return day();
      case 'DateTime':
        return `${day()}T${String(upTo(24)).padStart(2, '0')}:30:00Z`;
      case 'JSON':
        return { source: one(words), weight: upTo(9) };
      default:
        return text(name);
    }
  };

  const valueOf = (type: GraphQLOutputType, name: string, owner: string): unknown => {
    if (!isNonNullType(type) && throwDice() < 0.15) return null;
    const bare = getNullableType(type);
    if (isListType(bare)) {
      const of = getNamedType(bare);
      if (isRecordType(of) && ownerField(of, owner) !== undefined) return undefined;
      const ids = new Set(
        Array.from({ length: upTo(4) }, () => (isRecordType(of) ? someId(of) : text(name))),
      );
      if (isRecordType(of)) return [...ids].map((ref) => ({ type: of.name, ref }));
      return isObjectType(of) ? [...ids].map(() => within(of)) : [...ids];
    }
    if (isRecordType(bare)) return { type: bare.name, ref: someId(bare) };
    if (isObjectType(bare)) return within(bare);
    if (isEnumType(bare)) return one(bare.getValues()).value;
    return scalar(String(bare), name);
  };
  const within = (type: GraphQLObjectType) => members(type, Object.values(type.getFields()));
  const members = (type: GraphQLObjectType, fields: readonly GraphQLField<unknown, unknown>[]) =>
    Object.fromEntries(
      fields
        .filter(({ args }) => args.length === 0)
        .map(({ name, type: of }) => [name, valueOf(of, name, type.name)] as const)
        .filter(([, value]) => value !== undefined),
    );
  const row = (type: GraphQLObjectType, id: string): ForeignRow => {
    const fields = Object.values(type.getFields()).filter(({ name }) => name !== idNameOf(type));
    return { ...members(type, fields), deleted_at: null, id };
  };
  return new Map(
    types.map((type) => [
      type.name,
      Array.from({ length: countOf(type) }, (_, at) => row(type, String(at + 1))),
    ]),
  );
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
