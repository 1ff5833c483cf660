import { dirname } from 'node:path';
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers';
import { isObjectType, Kind, lexicographicSortSchema, OperationTypeNode, type GraphQLSchema } from 'graphql';
import { banner } from '../emit/text/SourceFile.ts';
import { importPath, type ContractTypes, type WrittenOperations } from './Target.ts';

/** The files of a contract's types, by graphql-codegen's own plugins. */
export const typeSections = ({ schema, types, operations }: ContractTypes, pointer: Pointer = schema) => ({
  [types]: schemaTypes(pointer, types),
  ...(operations && { [operations.types]: operationTypes(pointer, types, operations) }),
});

/** A schema as graphql-codegen finds it. */
type Pointer = Types.InstanceOrArray<Types.Schema>;

const common = {
  namingConvention: 'keep',
  useTypeImports: true,
  immutableTypes: true,
  skipTypename: true,
  scalars: {
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
  },
};

/** The stock plugin between our banner and a map of all object types, which hints are checked against. */
const schemaTypes = (schema: Pointer, filename: string): Types.ConfiguredOutput => ({
  schema,
  preset: {
    buildGeneratesSection: (options) => [
      section(inOrder(options, schema), filename, { objectTypes: { plugin: objectTypes } }),
    ],
  },
  plugins: ['typescript'],
  config: { ...common, enumsAsTypes: true },
});

/** Several files are read at once and end in any order. */
const inOrder = (options: PresetOptions, schema: Pointer): PresetOptions =>
  options.schemaAst && typeof schema === 'string' && schema.includes('*')
    ? { ...options, schemaAst: lexicographicSortSchema(options.schemaAst) }
    : options;

/** What each operation asks and answers. One that is invalid fails the run, with its file. */
const operationTypes = (
  schema: Pointer,
  types: string,
  { documents, types: filename }: WrittenOperations,
): Types.ConfiguredOutput => {
  const schemaImport = `import type * as Types from '${importPath(dirname(filename), types)}';\n`;
  const documentImport = `import type { TypedDocumentNode } from '@apollo/client/core';\n`;
  return {
    schema,
    documents: [...documents],
    preset: {
      buildGeneratesSection: (options) => [
        {
          ...section(
            options,
            filename,
            { documents: { plugin: documentTypes } },
            documentImport + schemaImport,
          ),
          documents: byName(options.documents),
        },
      ],
    },
    plugins: ['typescript-operations'],
    config: {
      ...common,
      namespacedImportName: 'Types',
      dedupeOperationSuffix: true,
      arrayInputCoercion: false,
      // The server leaves nothing out: what is empty is null.
      avoidOptionals: { field: true },
    },
  };
};

/** Each operation by its name, as the type of its document. */
const documentTypes: CodegenPlugin['plugin'] = (_schema, documents) => {
  const entries = documents.flatMap(({ document }) =>
    (document?.definitions ?? [])
      .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
      .map(({ name, operation }) => documentType(name?.value ?? '', operation)),
  );
  return `/** Every operation by its name. */\nexport interface Documents {\n${entries.join('')}}\n`;
};

function documentType(name: string, operation: OperationTypeNode): string {
  const kind = operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation';
  const type = name.endsWith(kind) ? name : `${name}${kind}`;
  return `  ${name}: TypedDocumentNode<${type}, ${type}Variables>;\n`;
}

type Section = Types.GenerateOptions;
type PresetOptions = Types.PresetFnArgs<object>;
type Plugins = Readonly<Record<string, CodegenPlugin>>;

const section = (
  { plugins, pluginMap, schema, schemaAst, config }: PresetOptions,
  filename: string,
  after: Plugins,
  imports = '',
): Section => ({
  filename,
  plugins: [{ banner: {} }, ...plugins, ...Object.keys(after).map((name) => ({ [name]: {} }))],
  pluginMap: {
    ...pluginMap,
    ...after,
    banner: { plugin: () => ({ prepend: [banner, imports], content: '' }) },
  },
  schema,
  ...(schemaAst && { schemaAst }),
  documents: [],
  config,
});

/** One definition each, in an order that stays when files move. */
const byName = (files: readonly Types.DocumentFile[]): Types.DocumentFile[] =>
  files
    .flatMap((file) =>
      (file.document?.definitions ?? []).map((definition) => ({
        ...file,
        document: { kind: Kind.DOCUMENT, definitions: [definition] } as const,
        name: 'name' in definition ? (definition.name?.value ?? '') : '',
      })),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1));

const objectTypes = (schema: GraphQLSchema): string => {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .map((type) => type.name);
  return `/** Every object type by its name. */\nexport interface ObjectTypes {\n${names.map((name) => `  ${name}: ${name};\n`).join('')}}\n`;
};
