import { parse, validate, type GraphQLSchema } from 'graphql';
import type { ApiModel } from '#codegen/model/ResourceModel.ts';
import { operationsOf } from './operationsOf.ts';

/** @throws where an operation is not valid by the schema that it was made for: no server would answer it. */
export function checkOperations(schema: GraphQLSchema, api: ApiModel): void {
  const faults = api.resources.flatMap((resource) =>
    operationsOf(resource).flatMap(({ name, text }) =>
      faultsOf(schema, text).map(
        (fault) => `The operation '${name}' of ${resource.name} is invalid: ${fault}`,
      ),
    ),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

function faultsOf(schema: GraphQLSchema, text: string): readonly string[] {
  try {
    return validate(schema, parse(text)).map(({ message }) => message);
  } catch (error) {
    // An empty selection does not even parse.
    return [error instanceof Error ? error.message : String(error)];
  }
}
