import { readFile } from 'node:fs/promises';
import {
  buildASTSchema,
  concatAST,
  GraphQLError,
  parse,
  Source,
  validateSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
// Not among the package's own exports; what those offer joins the messages and drops where they belong.
import { validateSDL } from 'graphql/validation/validate.js';

/** A schema from files of SDL. @throws one error that tells of each fault with its file and line. */
export async function readSdl(paths: readonly string[]): Promise<GraphQLSchema> {
  const document = concatAST(await Promise.all(paths.map(parseFile)));
  failFor(validateSDL(document));
  const schema = buildASTSchema(document, { assumeValidSDL: true });
  failFor(validateSchema(schema));
  return schema;
}

async function parseFile(path: string): Promise<DocumentNode> {
  const text = await readFile(path, 'utf8');
  try {
    return parse(new Source(text, path));
  } catch (error) {
    throw error instanceof GraphQLError ? new Error(error.toString()) : error;
  }
}

function failFor(faults: readonly GraphQLError[]): void {
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.toString()).join('\n\n'));
}
