import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { Field } from '../convention/Field.ts';
import type { ScalarKind } from '#schema/ScalarKind.ts';
import { listShape } from '../convention/lighthouse.ts';
import { kindOfScalar } from '../convention/scalars.ts';
import type { TellFault } from './HintFault.ts';
import type { TypeHints } from './Hints.ts';

/** A field as the hints of its type see it. */
interface HintedField {
  readonly name: string;
  readonly type: Field['type'];
  readonly hints: TypeHints;
}

/** What a hint is for; on a field of another kind it would do nothing, or harm. */
interface Suited {
  readonly names: (hints: TypeHints) => readonly string[];
  readonly suits: (field: HintedField) => boolean;
  readonly why: string;
}

/** Tells of each hint that says nothing of a field of that kind; that the field is there is checked elsewhere. */
export function checkKinds(type: GraphQLObjectType, hints: TypeHints, tellFault: TellFault): void {
  for (const [option, { names, suits, why }] of Object.entries(suited))
    for (const name of names(hints)) {
      const field = type.getFields()[name];
      if (field !== undefined && !suits({ name, type: field.type, hints }))
        tellFault({ place: ['types', type.name, option], name, why });
    }
}

/** The kind of a single value, told or by its scalar. */
function kindOf({ name, type, hints }: HintedField): ScalarKind | undefined {
  const scalar = getNullableType(type);
  return isScalarType(scalar) ? (hints.kinds?.[name] ?? kindOfScalar(scalar.name)) : undefined;
}

const isPlainText = (field: HintedField): boolean =>
  kindOf(field) === 'string' &&
  field.hints.choices?.[field.name] === undefined &&
  field.hints.multiline?.includes(field.name) !== true;

/** Text as the contract keeps it, whatever a hint makes of it, one or many. */
const isTextScalar = ({ type }: HintedField): boolean =>
  isScalarType(getNamedType(type)) && kindOfScalar(getNamedType(type).name) === 'string';

const isNumber = (field: HintedField): boolean =>
  ['int', 'float', 'money', 'minutes'].includes(kindOf(field) ?? '');

const isRecord = ({ type }: HintedField): boolean =>
  listShape(type) !== undefined || isObjectType(getNullableType(type));

const plainText = { suits: isPlainText, why: 'which is no plain text.' };

const suited: Partial<Record<keyof TypeHints, Suited>> = {
  multiline: {
    names: ({ multiline }) => multiline ?? [],
    suits: (field) => isTextScalar(field) && !isListType(getNullableType(field.type)),
    why: 'which is no plain text.',
  },
  kinds: {
    names: ({ kinds }) => Object.keys(kinds ?? {}),
    suits: ({ type }) => isScalarType(getNamedType(type)),
    why: 'which is no scalar, so that its type says what it is.',
  },
  vocabulary: { names: ({ vocabulary }) => vocabulary ?? [], ...plainText },
  widths: { names: ({ widths }) => Object.keys(widths ?? {}), ...plainText },
  masks: { names: ({ masks }) => Object.keys(masks ?? {}), ...plainText },
  choices: {
    names: ({ choices }) => Object.keys(choices ?? {}),
    suits: isTextScalar,
    why: 'which is no plain text.',
  },
  names: {
    names: ({ names }) => Object.keys(names ?? {}),
    suits: isRecord,
    why: 'which is neither a record nor a list of records.',
  },
  counts: {
    names: ({ counts }) => Object.keys(counts ?? {}),
    suits: ({ type }) => listShape(type) !== undefined,
    why: 'which is no list of records.',
  },
  currencyOf: {
    names: ({ currencyOf }) => Object.keys(currencyOf ?? {}),
    suits: (field) => kindOf(field) === 'money',
    why: "which is no amount of money. Where it is one, say so in kinds: 'money'.",
  },
  inCommon: { names: ({ inCommon }) => inCommon ?? [], suits: isNumber, why: 'which is no number.' },
};
