import type { GraphQLSchema } from 'graphql';

/** What TypeScript calls no type by, and what the file of a contract's types calls its own. */
const taken = new Set(
  [
    'any bigint boolean never null number object string symbol undefined unknown void',
    'await break case catch class const continue debugger default delete do else enum export extends false finally for',
    'function if implements import in instanceof interface let new package private protected public return static super',
    'switch this throw true try typeof var while with yield',
    'Exact Incremental InputMaybe MakeEmpty MakeMaybe MakeOptional Maybe ObjectTypes Omit ReadonlyArray Scalars',
  ].flatMap((line) => line.split(' ')),
);

/** @throws where the contract has a type that no file of types can have. */
export function checkTypeNames(schema: GraphQLSchema): void {
  const found = Object.keys(schema.getTypeMap()).filter((name) => taken.has(name));
  if (found.length > 0)
    throw new Error(
      `No file of types can have what the contract calls ${found.join(', ')}: the API has no screens until it calls that otherwise.`,
    );
}
