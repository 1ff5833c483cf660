import {
  type ASTVisitor,
  GraphQLError,
  isInputType,
  Kind,
  typeFromAST,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { listProblem, memberOf, textProblem } from '../graphql/textLimits.ts';
import { type Limits, limitsOf, limitsOfVariables } from './inputLimits.ts';

/** What `checkVariables` is to variables, to what stands in a document itself: the defaults of its variables too. */
export function checkLiterals(context: ValidationContext): ASTVisitor {
  let ofVariables: ReadonlyMap<string, Limits> | null = null;
  const check = (value: ValueNode, limits: Limits): void => {
    const problem = problemOf(value, limits);
    if (problem !== null) context.reportError(new GraphQLError(problem, { nodes: value }));
    else if (value.kind === Kind.LIST) for (const entry of value.values) check(entry, limits);
  };
  return {
    VariableDefinition({ variable, type, defaultValue }) {
      const found = typeFromAST(context.getSchema(), type);
      if (defaultValue === undefined || !isInputType(found)) return;
      ofVariables ??= limitsOfVariables(context.getSchema(), context.getDocument());
      check(defaultValue, ofVariables.get(variable.name.value) ?? limitsOf({ type: found }));
    },
    Argument({ value }) {
      const argument = context.getArgument();
      if (argument) check(value, limitsOf(argument));
    },
    ObjectField({ name, value }) {
      const field = memberOf(context.getParentInputType(), name.value);
      if (field) check(value, limitsOf(field));
    },
  };
}

function problemOf(value: ValueNode, { characters, entries }: Limits): string | null {
  if (value.kind === Kind.STRING) return textProblem(value.value, characters);
  return value.kind === Kind.LIST ? listProblem(value.values.length, entries) : null;
}
