import type { CodegenConfig } from '@graphql-codegen/cli';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { isObjectType, type GraphQLSchema } from 'graphql';
import { checkDocuments } from '../emit/documents/checkDocuments.ts';
import { emitResources } from '../emit/emitResources.ts';
import { banner } from '../emit/text/SourceFile.ts';
import { buildApiModel } from '../model/buildApiModel.ts';
import type { ApiModel } from '../model/ResourceModel.ts';
import { emitOptions, type Target } from './Target.ts';

/** graphql-codegen's configuration: the schema's types by its own plugin, the resources by our preset. */
export function createConfig(
  target: Target,
  onModel: (api: ApiModel) => void = () => undefined,
): CodegenConfig {
  const { schema, authorization } = target;
  return {
    schema:
      authorization === undefined ? schema : [{ [schema]: { headers: { Authorization: authorization } } }],
    overwrite: true,
    silent: true,
    // The order of the contract is the order of columns and forms.
    config: { sort: false },
    generates: {
      [target.types]: {
        preset: { buildGeneratesSection: (options) => [typesSection(options, target.types)] },
        plugins: ['typescript'],
        config: {
          enumsAsTypes: true,
          namingConvention: 'keep',
          useTypeImports: true,
          immutableTypes: true,
          skipTypename: true,
          scalars: scalarTypes,
        },
      },
      [`${target.out}/`]: {
        preset: { buildGeneratesSection: (options) => resourceSections(options, target, onModel) },
        plugins: [],
      },
    },
  };
}

const scalarTypes = {
  Date: 'string',
  DateTime: 'string',
  LocalDateTime: 'string',
  EmailAddress: 'string',
  PhoneNumber: 'string',
  URL: 'string',
  RichText: 'string',
  CountryCode: 'string',
  Currency: 'string',
  Money: 'number',
  Minutes: 'number',
  JSON: 'unknown',
  Mixed: 'unknown',
  Upload: 'File',
};

type Section = Types.GenerateOptions;
type PresetOptions = Types.PresetFnArgs<object>;

const text = (content: string): CodegenPlugin => ({ plugin: () => content });

/** The stock plugin between our banner and a map of all object types, which hints are checked against. */
function typesSection(options: PresetOptions, filename: string): Section {
  return {
    filename,
    plugins: [{ banner: {} }, ...options.plugins, { objectTypes: {} }],
    pluginMap: {
      ...options.pluginMap,
      banner: { plugin: () => ({ prepend: [banner], content: '' }) },
      objectTypes: { plugin: objectTypes },
    },
    schema: options.schema,
    ...(options.schemaAst && { schemaAst: options.schemaAst }),
    documents: [],
    config: options.config,
  };
}

const objectTypes = (schema: GraphQLSchema): string => {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map((type) => type.name);
  return `/** Every object type by its name. */\nexport interface ObjectTypes {\n${names.map((name) => `  ${name}: ${name};\n`).join('')}}\n`;
};

function resourceSections(
  { schema, schemaAst, baseOutputDir }: PresetOptions,
  target: Target,
  onModel: (api: ApiModel) => void,
): Section[] {
  if (schemaAst === undefined) throw new Error(`No schema could be read from ${target.schema}.`);
  const api = buildApiModel(schemaAst, target.hints);
  checkDocuments(schemaAst, api);
  onModel(api);
  return emitResources(api, emitOptions(target)).map((file) => ({
    filename: `${baseOutputDir}${file.path}`,
    plugins: [{ resource: {} }],
    pluginMap: { resource: text(file.text) },
    schema,
    schemaAst,
    documents: [],
    config: {},
  }));
}
