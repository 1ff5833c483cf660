import {
  type ASTVisitor,
  type DocumentNode,
  type GraphQLArgument,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  Kind,
  typeFromAST,
  TypeInfo,
  type ValidationContext,
  type ValueNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isRecord } from '../db/isRecord.ts';
import { longestList, longestText, memberOf, textProblem } from '../graphql/textLimits.ts';
import { Problems } from '../graphql/write/Problems.ts';

/** The most that a place takes. */
interface Limits {
  readonly characters: number;
  readonly entries: number;
}

const limitsOf = (member: Parameters<typeof longestText>[0]): Limits => ({
  characters: longestText(member),
  entries: longestList(member),
});

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly limits: Limits;
}

/** Refuses texts and lists that nothing could store or mean, each at its input, before anything is done with them. */
export function checkVariables() {
  const known = new WeakMap<DocumentNode, readonly Variable[]>();
  return (schema: GraphQLSchema, document: DocumentNode, _context: unknown, variables: unknown): void => {
    if (!isRecord(variables)) return;
    let declared = known.get(document);
    if (declared === undefined) known.set(document, (declared = variablesOf(schema, document)));
    const problems = new Problems();
    for (const { name, type, limits } of declared)
      check(variables[name], { path: name, type, limits }, problems);
    problems.throwIfAny();
  };
}

interface Place {
  readonly path: string;
  readonly type: GraphQLInputType;
  readonly limits: Limits;
}

function check(value: unknown, { path, type, limits }: Place, problems: Problems): void {
  if (typeof value === 'string') {
    const problem = textProblem(value, limits.characters);
    if (problem !== null) problems.add(path, problem);
  } else if (Array.isArray(value)) {
    const entries = value as readonly unknown[];
    if (entries.length > limits.entries)
      problems.add(path, `This may hold at most ${limits.entries} entries; it holds ${entries.length}.`);
    else
      entries.forEach((entry, index) => check(entry, { path: `${path}.${index}`, type, limits }, problems));
  } else if (isRecord(value)) {
    checkMembers(value, path, type, problems);
  }
}

function checkMembers(
  value: Readonly<Record<string, unknown>>,
  path: string,
  type: GraphQLInputType,
  problems: Problems,
): void {
  for (const [key, member] of Object.entries(value)) {
    const field = memberOf(type, key);
    if (field === undefined) continue;
    check(member, { path: `${path}.${key}`, type: field.type, limits: limitsOf(field) }, problems);
  }
}

function variablesOf(schema: GraphQLSchema, document: DocumentNode): readonly Variable[] {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  const places = placesOf(schema, document);
  return definitions.flatMap(({ variable: { name }, type }) => {
    const found = typeFromAST(schema, type);
    if (!isInputType(found)) return [];
    return [{ name: name.value, type: found, limits: places.get(name.value) ?? limitsOf({ type: found }) }];
  });
}

/** The least that the places take which a variable is put into as it is. */
function placesOf(schema: GraphQLSchema, document: DocumentNode): ReadonlyMap<string, Limits> {
  const least = new Map<string, Limits>();
  const info = new TypeInfo(schema);
  const note = (value: ValueNode, member: GraphQLArgument | GraphQLInputField | null | undefined): void => {
    if (value.kind !== Kind.VARIABLE || !member) return;
    const name = value.name.value;
    const { characters, entries } = limitsOf(member);
    const known = least.get(name) ?? { characters: Infinity, entries: Infinity };
    least.set(name, {
      characters: Math.min(known.characters, characters),
      entries: Math.min(known.entries, entries),
    });
  };
  const visitor: ASTVisitor = {
    Argument: ({ value }) => note(value, info.getArgument()),
    ObjectField: ({ name, value }) => note(value, memberOf(info.getParentInputType(), name.value)),
  };
  visit(document, visitWithTypeInfo(info, visitor));
  return least;
}

/** What `checkVariables` is to variables, to the texts that stand in a document itself. */
export function checkLiterals(context: ValidationContext): ASTVisitor {
  const check = (value: ValueNode, max: number): void => {
    if (value.kind === Kind.LIST) for (const entry of value.values) check(entry, max);
    if (value.kind !== Kind.STRING) return;
    const problem = textProblem(value.value, max);
    if (problem !== null) context.reportError(new GraphQLError(problem, { nodes: value }));
  };
  return {
    Argument({ value }) {
      const argument = context.getArgument();
      if (argument) check(value, longestText(argument));
    },
    ObjectField({ name, value }) {
      const field = memberOf(context.getParentInputType(), name.value);
      if (field) check(value, longestText(field));
    },
  };
}
