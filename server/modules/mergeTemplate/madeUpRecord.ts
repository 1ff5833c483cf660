import {
  type FieldNode,
  getNamedType,
  getNullableType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import type { Values } from '#server/documents/merge/MergeWorld.ts';
import { nameInWords } from '#server/words/nameInWords.ts';

/** How a made-up record tries a template: as records usually are, or as hard as they may become. */
export type Trial = 'USUAL' | 'LONGEST' | 'EMPTY' | 'ARABIC';

/** What a record of this type could be, as far as it is selected; no record of anybody. */
export function madeUpRecord(type: GraphQLObjectType, selection: string, trial: Trial): Values {
  const [operation] = parse(`query ${selection}`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('A selection was expected.');
  return recordOf(type, operation, trial, 0);
}

function recordOf(
  type: GraphQLObjectType,
  { selectionSet }: Pick<OperationDefinitionNode | FieldNode, 'selectionSet'>,
  trial: Trial,
  lists: number,
): Values {
  const nodes = selectionSet?.selections.filter((each) => each.kind === Kind.FIELD) ?? [];
  return Object.fromEntries(nodes.map((node) => [node.name.value, fieldOf(type, node, trial, lists)]));
}

/** Of a list, and of one within it: enough for a second page. */
const members: Readonly<Record<Trial, readonly [number, number]>> = {
  USUAL: [3, 2],
  LONGEST: [6, 2],
  EMPTY: [0, 0],
  ARABIC: [3, 2],
};

function fieldOf(parent: GraphQLObjectType, node: FieldNode, trial: Trial, lists: number): unknown {
  const field = parent.getFields()[node.name.value];
  if (!field) return parent.name;
  if (trial === 'EMPTY' && !isNonNullType(field.type)) return null;
  const type = getNamedType(field.type);
  const isMany = isListType(getNullableType(field.type));
  const one = (): unknown =>
    isObjectType(type)
      ? recordOf(type, node, trial, lists + (isMany ? 1 : 0))
      : madeUpValue(type, field.name, trial);
  return isMany ? Array.from({ length: members[trial][Math.min(lists, 1)] ?? 0 }, one) : one();
}

const texts: Readonly<Record<string, string>> = {
  fullName: 'Dr. Anna Lindqvist',
  trainerName: 'Dr. Anna Lindqvist',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  nameTitle: 'Dr.',
  jobTitle: 'Consultant',
  city: 'Gothenburg',
  address: '12 Harbour Street',
  postalCode: '411 04',
  postcode: '411 04',
  hotelName: 'Harbour House',
  timeZone: 'Europe/Stockholm',
  language: 'English',
  exchangeRate: '1.0842',
  travelFactor: '1',
  arrivalFlight: 'SK 412',
  departureFlight: 'SK 417',
  passportNumber: '••••4821',
};

const arabic: Readonly<Record<string, string>> = {
  fullName: 'د. ليلى عبد الرحمن المنصوري',
  trainerName: 'د. ليلى عبد الرحمن المنصوري',
  firstName: 'ليلى عبد الرحمن',
  lastName: 'المنصوري',
  nameTitle: 'د.',
  city: 'الرباط',
  address: 'شارع محمد الخامس ١٢',
  hospital: 'مستشفى السلام',
};

/** 500 characters, which is as long as the contract lets a short text become; with a word that no line holds. */
const longest = `Prof. Dr. Dr. h. c. Maximiliane ${'Wolfeschlegelsteinhausenbergerdorff-'.repeat(14)}`.slice(
  0,
  500,
);

const scalars: Readonly<Record<string, Readonly<Record<'usual' | 'longest', unknown>>>> = {
  ID: { usual: '12', longest: '999999' },
  Int: { usual: 12, longest: 999_999 },
  Float: { usual: 1.5, longest: 999_999.999 },
  Minutes: { usual: 90, longest: 99_999 },
  Money: { usual: 125_000, longest: 99_999_999_999 },
  Boolean: { usual: true, longest: true },
  Date: { usual: '2027-03-12', longest: '2027-09-29' },
  DateTime: { usual: '2027-03-12T09:30:00.000Z', longest: '2027-09-29T09:30:00.000Z' },
  LocalDateTime: { usual: '2027-03-12T09:30:00', longest: '2027-09-29T09:30:00' },
  Currency: { usual: 'EUR', longest: 'KWD' },
  CountryCode: { usual: 'SE', longest: 'GS' },
  EmailAddress: {
    usual: 'anna@clinic.example',
    longest: `${'anna'.repeat(16)}@${'clinic.'.repeat(24)}example`,
  },
  PhoneNumber: { usual: '+46 31 123 45 67', longest: '+46 (31) 123-45-67-89-01-23-45' },
};

/** A value of a scalar or an enum. */
export function madeUpValue(type: GraphQLNamedType, name: string, trial: Trial): unknown {
  if (isEnumType(type)) return type.getValues()[0]?.name ?? null;
  const scalar = scalars[type.name];
  if (scalar) return trial === 'LONGEST' ? scalar.longest : scalar.usual;
  // A zone is a name that programs read.
  if (trial === 'LONGEST' && name !== 'timeZone') return longest;
  return (trial === 'ARABIC' ? arabic[name] : undefined) ?? texts[name] ?? nameInWords(name);
}
