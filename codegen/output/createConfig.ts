import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { checkOperations } from '../emit/operations/checkOperations.ts';
import { emitResources } from '../emit/emitResources.ts';
import { namesText } from '../emit/indexFiles.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import { lengthsOf } from '../model/lengths.ts';
import type { ApiModel } from '../model/ResourceModel.ts';
import { checkTypeNames } from './checkTypeNames.ts';
import { readFolder } from './readContract.ts';
import { emitOptions, type Target } from './Target.ts';
import { typeSections } from './typeSections.ts';

/** graphql-codegen's configuration: types by its own plugins, the resources by our preset. */
export function createConfig(
  target: Target,
  onModel: (api: ApiModel) => void = () => undefined,
): CodegenConfig {
  const { schema, authorization, others = [] } = target;
  const pointer =
    authorization === undefined ? schema : [{ [schema]: { headers: { Authorization: authorization } } }];
  return {
    overwrite: true,
    silent: true,
    // The order of the contract is the order of columns and forms.
    config: { sort: false },
    generates: {
      ...typeSections(target, pointer),
      [`${target.out}/`]: {
        schema: pointer,
        preset: { buildGeneratesSection: (options) => resourceSections(options, target, onModel) },
        plugins: [],
      },
      ...Object.fromEntries(others.flatMap((other) => Object.entries(typeSections(other)))),
    },
  };
}

type Section = Types.GenerateOptions;
type PresetOptions = Types.PresetFnArgs<object>;

const text = (content: string): CodegenPlugin => ({ plugin: () => content });

async function resourceSections(
  { schema, schemaAst, baseOutputDir }: PresetOptions,
  target: Target,
  onModel: (api: ApiModel) => void,
): Promise<Section[]> {
  if (schemaAst === undefined) throw new Error(`No schema could be read from ${target.schema}.`);
  checkTypeNames(schemaAst);
  const described = target.sdl === undefined ? schemaAst : await readFolder(target.sdl);
  const api = buildApiModel(schemaAst, await target.hints(), lengthsOf(described));
  checkOperations(schemaAst, api);
  onModel(api);
  const section = (filename: string, content: string): Section => ({
    filename,
    plugins: [{ resource: {} }],
    pluginMap: { resource: text(content) },
    schema,
    schemaAst,
    documents: [],
    config: {},
  });
  return [
    ...emitResources(api, emitOptions(target)).map((file) =>
      section(`${baseOutputDir}${file.path}`, file.text),
    ),
    ...(target.names === undefined ? [] : [section(target.names, namesText(api))]),
  ];
}
