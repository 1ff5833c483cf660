import {
  getNamedType,
  getNullableType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
} from 'graphql';
import {
  familyName,
  givenName,
  idFieldOf,
  longTextNames,
  representationNames,
  vocabularyQuery,
} from '../convention/lighthouse.ts';
import { camel, normal, sentence, withoutIs } from '../convention/names.ts';
import type { ScalarKind } from '#schema/ScalarKind.ts';
import { isKnownScalar, kindOfScalar } from '../convention/scalars.ts';
import { currencyBeside } from './currencies.ts';
import type { TellFault } from '../hints/HintFault.ts';
import type { Hints, TypeHints } from '../hints/Hints.ts';
import type { Lengths } from './lengths.ts';
import type { EnumShape, ScalarShape } from './FieldShapes.ts';

/** What every step of the model looks things up in. */
export interface ModelContext {
  readonly schema: GraphQLSchema;
  readonly hints: Hints;
  /** Resource names by type. */
  readonly resources: ReadonlyMap<string, string>;
  /** Types by the normalised name of their list query: 'countries' → Country. */
  readonly listNames: ReadonlyMap<string, string>;
  readonly leaveOut: LeaveOut;
  readonly takeForText: TakeForText;
  readonly tellFault: TellFault;
  readonly lengths: Lengths;
  readonly longTexts: ReadonlySet<string>;
}

export const hintsOf = (context: ModelContext, type: string): TypeHints => context.hints.types?.[type] ?? {};

/** The paths that name a record of the type: a hint, else the first usual name that it has, in two parts where it is a person's, else its first text. */
export function representationOf(context: ModelContext, type: GraphQLObjectType): readonly string[] {
  const hinted = hintsOf(context, type.name).representation;
  if (hinted !== undefined) return hinted;
  const texts = Object.values(type.getFields()).filter(
    (field) => isScalarType(getNullableType(field.type)) && field.args.length === 0,
  );
  for (const name of representationNames) {
    const found = texts.find((field) => normal(field.name) === name);
    const first = name === familyName && texts.find((field) => normal(field.name) === givenName);
    if (found !== undefined) return first ? [first.name, found.name] : [found.name];
  }
  const id = idFieldOf(type);
  const text = texts.find(
    (field) => kindOfScalar(getNamedType(field.type).name) === 'string' && field.name !== id,
  );
  return [text?.name ?? id ?? 'id'];
}

/** The kind of a field: a hint of its type, else its scalar. `type` is the record's, also for an input. */
export function scalarShape(
  context: ModelContext,
  type: string | undefined,
  field: string,
  scalar: string,
  list: boolean,
): ScalarShape | EnumShape {
  const hints: TypeHints = type === undefined ? {} : hintsOf(context, type);
  const choice = hints.choices?.[field];
  if (choice !== undefined) return { kind: 'enum', enum: choice, list };
  const hinted: ScalarKind | undefined =
    hints.kinds?.[field] ?? (hints.multiline?.includes(field) ? 'text' : undefined);
  const kind = hinted ?? (isLong(context, type, field, scalar) ? 'text' : kindByName(scalar, field));
  if (type !== undefined && hinted === undefined && !isKnownScalar(scalar))
    context.takeForText(scalar, type, field);
  const owner = type === undefined ? undefined : objectType(context, type);
  const offersValues = kind === 'string' && hasVocabulary(context, hints, field);
  return {
    kind: 'scalar',
    scalar: kind,
    list,
    currencySource:
      kind === 'money' ? (hints.currencyOf?.[field] ?? (owner && currencyBeside(owner, field))) : undefined,
    addsUp: hints.inCommon?.includes(field) === true ? false : undefined,
    mask: hints.masks?.[field],
    mostBytes: kind === 'upload' ? hints.mostBytes?.[field] : undefined,
    vocabulary: type !== undefined && offersValues ? { type, field } : undefined,
  };
}

/** A plain String that is called as long texts are is one; a scalar of its own says what it is. */
function kindByName(scalar: string, field: string): ScalarKind {
  const kind = kindOfScalar(scalar);
  return kind === 'string' && longTextNames.includes(normal(field)) ? 'text' : kind;
}

/** Longer than a line may get, unless a hint says something that only a line has. */
function isLong(context: ModelContext, type: string | undefined, field: string, scalar: string): boolean {
  if (type === undefined || kindOfScalar(scalar) !== 'string') return false;
  const { widths, masks, vocabulary } = hintsOf(context, type);
  const isLine = widths?.[field] ?? masks?.[field] ?? vocabulary?.includes(field);
  return !isLine && context.longTexts.has(`${type}.${field}`);
}

/** Values in use can be offered where a hint says so and the contract has the query. */
const hasVocabulary = ({ schema }: ModelContext, { vocabulary }: TypeHints, field: string): boolean =>
  vocabulary?.includes(field) === true && schema.getQueryType()?.getFields()[vocabularyQuery] !== undefined;

function objectType(context: ModelContext, name: string): GraphQLObjectType | undefined {
  const type = context.schema.getType(name);
  return isObjectType(type) ? type : undefined;
}

/** The resource's type that a name points at: 'indication' → Indication, 'countries' → Country. */
export function typeNamed(context: ModelContext, name: string): GraphQLObjectType | undefined {
  const listed = context.listNames.get(normal(name));
  if (listed !== undefined) return objectType(context, listed);
  const found = [...context.resources.keys()].find((type) => normal(type) === normal(name));
  return found === undefined ? undefined : objectType(context, found);
}

export const relationTo = (context: ModelContext, type: GraphQLObjectType) => ({
  type: type.name,
  resource: context.resources.get(type.name),
  idField: idFieldOf(type) ?? 'id',
  representation: representationOf(context, type),
  embedded: hintsOf(context, type.name).embedded ?? [],
});

/** A related record as a field of a type shows it: by the names that a hint gives, else by its own. */
export function relationOf(context: ModelContext, owner: string, field: string, type: GraphQLObjectType) {
  const relation = relationTo(context, type);
  return { ...relation, representation: hintsOf(context, owner).names?.[field] ?? relation.representation };
}

/** The one spelling in which forms and pieces know a name of the contract. */
export const formName = camel;

/** What a person calls a field of a type: a hint, else its name in words. */
export const labelOf = (context: ModelContext, type: string | undefined, field: string): string =>
  (type === undefined ? undefined : hintsOf(context, type).labels?.[field]) ?? sentence(withoutIs(field));

/** That, and what it reads as its help: a hint, else its description. */
export const wordingOf = (
  context: ModelContext,
  type: string | undefined,
  field: string,
  description: string | null | undefined,
) => ({
  label: labelOf(context, type, field),
  description:
    (type === undefined ? undefined : hintsOf(context, type).help?.[field]) ?? description ?? undefined,
});

/** Says that a part of the contract has no place on any screen, and why. */
export type LeaveOut = (what: string, why: string) => void;

/** What was left out, each said once. */
export function leftOutList(): { readonly said: readonly string[]; readonly leaveOut: LeaveOut } {
  const said: string[] = [];
  return {
    said,
    leaveOut: (what, why) => {
      const line = `${what}: ${why}`;
      if (!said.includes(line)) said.push(line);
    },
  };
}

/** Says that nobody has told what a scalar means, which a field of a type has. */
type TakeForText = (scalar: string, type: string, field: string) => void;

/** Fields that were taken for text, by their scalar, each said once. */
export function takenForTextList(): {
  readonly taken: ReadonlyMap<string, ReadonlySet<string>>;
  readonly takeForText: TakeForText;
} {
  const taken = new Map<string, Set<string>>();
  return {
    taken,
    takeForText: (scalar, type, field) => {
      const fields = taken.get(scalar) ?? new Set();
      taken.set(scalar, fields.add(`${type}.${field}`));
    },
  };
}
