import {
  type DocumentNode,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  Kind,
  typeFromAST,
} from 'graphql';
import { isRecord } from '../db/isRecord.ts';
import { longestList, longestText, textProblem } from '../graphql/textLimits.ts';
import { Problems } from '../graphql/write/Problems.ts';

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly max: number;
}

/** Refuses texts and lists that nothing could store or mean, each at its input, before anything is done with them. */
export function checkVariables() {
  const known = new WeakMap<DocumentNode, readonly Variable[]>();
  return (schema: GraphQLSchema, document: DocumentNode, _context: unknown, variables: unknown): void => {
    if (!isRecord(variables)) return;
    let declared = known.get(document);
    if (declared === undefined) known.set(document, (declared = variablesOf(schema, document)));
    const problems = new Problems();
    for (const { name, type, max } of declared) check(variables[name], { path: name, type, max }, problems);
    problems.throwIfAny();
  };
}

interface Place {
  readonly path: string;
  readonly type: GraphQLInputType;
  readonly max: number;
}

function check(value: unknown, { path, type, max }: Place, problems: Problems): void {
  if (typeof value === 'string') {
    const problem = textProblem(value, max);
    if (problem !== null) problems.add(path, problem);
  } else if (Array.isArray(value)) {
    const entries = value as readonly unknown[];
    if (entries.length > longestList)
      problems.add(path, `This may hold at most ${longestList} entries; it holds ${entries.length}.`);
    else entries.forEach((entry, index) => check(entry, { path: `${path}.${index}`, type, max }, problems));
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
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return;
  const fields = named.getFields();
  for (const [key, member] of Object.entries(value)) {
    const field = fields[key];
    if (field === undefined) continue;
    check(member, { path: `${path}.${key}`, type: field.type, max: longestText(field) }, problems);
  }
}

function variablesOf(schema: GraphQLSchema, document: DocumentNode): readonly Variable[] {
  const definitions = document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.variableDefinitions ?? []) : [],
  );
  return definitions.flatMap(({ variable, type }) => {
    const found = typeFromAST(schema, type);
    if (!isInputType(found)) return [];
    const max = longestText({ type: found });
    return [{ name: variable.name.value, type: found, max }];
  });
}
