import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type GraphQLSchema, introspectionFromSchema } from 'graphql';
import { readSdl } from './readSdl.ts';

/** This project's contract: SDL, one file per noun, as one introspection result, which is what everything is generated from. */
export async function readContract(folder: string): Promise<string> {
  return `${JSON.stringify(introspectionFromSchema(await readFolder(folder)), null, 2)}\n`;
}

/** The SDL itself, which says more than its introspection: directives. */
export async function readFolder(folder: string): Promise<GraphQLSchema> {
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.graphql'))
    .sort();
  return readSdl(names.map((name) => join(folder, name)));
}
