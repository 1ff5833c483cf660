import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { introspectionFromSchema } from 'graphql';
import { readSdl } from './readSdl.ts';

/** This project's contract: SDL, one file per noun, as one introspection result, which is what everything is generated from. */
export async function readContract(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const schema = await readSdl(names.map((name) => join(folder, name)));
  return `${JSON.stringify(introspectionFromSchema(schema), null, 2)}\n`;
}
