import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  parse,
  type ParseOptions,
  typeFromAST,
} from 'graphql';
import { isRecord } from '../db/isRecord.ts';
import { variablesOf } from '../graphql/cost/fieldsIn.ts';
import { memberOf } from '../graphql/textLimits.ts';

/** Types of variables by their names. */
type Declared = ReadonlyMap<string, GraphQLInputType>;

/** Deeper than conditions within conditions go, and no deeper than the engine follows. */
const deepest = 100;

/**
 * Of the members that an input does not have leaves one, for which the engine refuses it. It would tell each of fifty by
 * writing all of them out, and a megabyte of them kept the server busy for half a minute, whoever had sent it.
 */
export function fewStrangers(operation: unknown, schema: GraphQLSchema, parsing: ParseOptions): void {
  if (!isRecord(operation)) return;
  const { query, variables } = operation;
  if (typeof query !== 'string' || !isRecord(variables)) return;
  for (const [name, type] of declaredIn(query, schema, parsing)) leaveOne(variables[name], type, 0);
}

/** None of what is no document: that is for the engine to say. */
function declaredIn(query: string, schema: GraphQLSchema, parsing: ParseOptions): Declared {
  try {
    const types = variablesOf(parse(query, parsing)).map(
      ({ variable, type }) => [variable.name.value, typeFromAST(schema, type)] as const,
    );
    return new Map(types.flatMap(([name, type]) => (isInputType(type) ? [[name, type]] : [])));
  } catch {
    return new Map();
  }
}

function leaveOne(value: unknown, type: GraphQLInputType, depth: number): void {
  if (depth > deepest) return;
  if (Array.isArray(value)) for (const entry of value as readonly unknown[]) leaveOne(entry, type, depth + 1);
  if (!isPlain(value)) return;
  const named = getNamedType(type);
  const isMember = isInputObjectType(named)
    ? (key: string) => memberOf(named, key) !== undefined
    : () => false;
  const [, ...others] = Object.keys(value).filter((key) => !isMember(key));
  for (const key of others) Reflect.deleteProperty(value, key);
  for (const [key, member] of Object.entries(value)) {
    const field = memberOf(named, key);
    if (field !== undefined) leaveOne(member, field.type, depth + 1);
  }
}

/** As JSON has it: a file that came along is none. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
