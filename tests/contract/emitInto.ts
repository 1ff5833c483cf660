import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { emitResources } from '#codegen/emit/emitResources.ts';
import type { Hints } from '#codegen/hints/Hints.ts';
import { buildApiModel } from '#codegen/model/buildApiModel.ts';
import { emitOptions } from '#codegen/output/Target.ts';
import type { ResourceMeta } from '#src/data/ResourceMeta.ts';

/** Writes the generated resources of an API to a folder inside the project, and loads what they tell the data provider. */
export async function emitInto(
  out: string,
  schema: GraphQLSchema,
  hints: Hints,
): Promise<readonly ResourceMeta[]> {
  const api = buildApiModel(schema, hints);
  const options = emitOptions({ out, types: join(out, 'schema.ts') });
  for (const { path, text } of emitResources(api, options)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
  const loaded = api.resources.map(async ({ name }) => {
    const module = (await import(resolve(out, name, 'meta.ts'))) as { readonly meta: ResourceMeta };
    return module.meta;
  });
  return Promise.all(loaded);
}
