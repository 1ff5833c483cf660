import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputType,
  typeFromAST,
} from 'graphql';
import { isRecord } from '../db/isRecord.ts';
import { variablesOf } from '../graphql/cost/fieldsIn.ts';
import { listProblem, memberOf, textProblem } from '../graphql/textLimits.ts';
import { Problems } from '../graphql/write/Problems.ts';
import { type Limits, limitsOf, limitsOfVariables } from './inputLimits.ts';

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
    if (declared === undefined) known.set(document, (declared = declaredIn(schema, document)));
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
    const problem = listProblem(entries.length, limits.entries);
    if (problem !== null) problems.add(path, problem);
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

function declaredIn(schema: GraphQLSchema, document: DocumentNode): readonly Variable[] {
  const limits = limitsOfVariables(schema, document);
  return variablesOf(document).flatMap(({ variable: { name }, type }) => {
    const found = typeFromAST(schema, type);
    if (!isInputType(found)) return [];
    return [{ name: name.value, type: found, limits: limits.get(name.value) ?? limitsOf({ type: found }) }];
  });
}
