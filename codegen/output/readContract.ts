import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';

/** This project's contract: SDL, one file per noun, as one introspection result, which is what everything is generated from. */
export async function readContract(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return `${JSON.stringify(introspectionFromSchema(buildSchema(texts.join('\n'))), null, 2)}\n`;
}
