import { join, relative } from 'node:path';
import { createConfig } from './codegen/output/createConfig.ts';
import { readHints } from './codegen/hints/readHints.ts';
import type { Target } from './codegen/output/Target.ts';
import { writtenOperations } from './codegen/output/writtenOperations.ts';
import { hints } from './overrides/hints.ts';

/** What the content endpoint is asked. */
const contentOperations = [
  'src/auth/operations.ts',
  'src/auth/readPerson.ts',
  'src/auth/sso/ssoOperations.ts',
  'src/app/pages/reset/resetOperations.ts',
];

/** The folder of what is written by hand: this project's own, or another API's, where one is named. */
export const overridesIn = ({
  SCHEMA: schema = '',
  OVERRIDES: overrides = '',
}: NodeJS.ProcessEnv): string | undefined =>
  schema === '' ? 'overrides' : overrides === '' ? undefined : overrides;

/** This project's contract, unless SCHEMA names another API: a file of SDL or introspection, or an address. */
export function configuredTarget(out: string | undefined, env: NodeJS.ProcessEnv): Target {
  const schema = env.SCHEMA;
  if (schema === undefined || schema === '')
    return {
      schema: 'schema/introspection.json',
      sdl: 'schema/data',
      out: out ?? 'resources',
      types: 'src/generated/schema.ts',
      names: 'schema/resourceNames.ts',
      operations: {
        documents: writtenOperations([...contentOperations, 'src/data/testing/**']),
        types: 'src/generated/operations.ts',
      },
      hints: () => hints,
      others: [
        {
          schema: 'schema/content/*.graphql',
          types: 'src/generated/contentSchema.ts',
          operations: { documents: contentOperations, types: 'src/generated/contentOperations.ts' },
        },
      ],
    };
  if (out === undefined)
    throw new Error('SCHEMA names another API: say where to put its resources with --out <folder>.');
  if (!relative('resources', out).startsWith('..'))
    throw new Error(
      'The folder resources holds what this project generates for itself: choose another --out.',
    );
  const authorization = env.SCHEMA_AUTHORIZATION;
  const overrides = overridesIn(env);
  return {
    schema,
    ...(authorization !== undefined && { authorization }),
    out,
    types: join(out, 'schema.ts'),
    hints: () => (overrides === undefined ? {} : readHints(overrides)),
  };
}

const out = process.env.OUT;
// What graphql-codegen itself reads when it is run by its own command.
export default createConfig(
  configuredTarget(process.env.SCHEMA !== undefined && out === undefined ? 'generated' : out, process.env),
);
