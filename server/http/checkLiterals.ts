import { type ASTVisitor, GraphQLError, Kind, type ValidationContext, type ValueNode } from 'graphql';
import { longestText, memberOf, textProblem } from '../graphql/textLimits.ts';

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
