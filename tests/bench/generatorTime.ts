import { buildSchema, introspectionFromSchema } from 'graphql';
import { emitResources } from '#codegen/emit/emitResources.ts';
import { buildApiModel } from '#codegen/model/buildApiModel.ts';

/** Seven types a noun, related in a ring. */
const noun = (index: number, count: number) => {
  const name = `Thing${index}`;
  const next = `Thing${(index + 1) % count}`;
  const fields = Array.from(
    { length: 20 },
    (_, field) => `field${field}: ${['String', 'Int', 'Boolean', 'Float'][field % 4] ?? 'String'}`,
  ).join(' ');
  const inputs = fields.replaceAll('field', 'field_');
  return `type ${name} { id: ID! name: String! ${fields} next: ${next} nextId: ID things: [${next}!]! }
    input Create${name}Input { name: String! ${inputs} next_id: ID }
    input Update${name}Input { id: ID! name: String ${inputs} next_id: ID }
    enum ${name}OrderColumn { ID NAME }
    input ${name}OrderBy { column: ${name}OrderColumn order: SortOrder = ASC }
    input ${name}Where { text_search: String next_id: ID }
    type ${name}Paginator { data: [${name}!]! paginatorInfo: PaginatorInfo! }
    extend type Query { thing${index}(id: ID!): ${name}
      thing${index}s(first: Int = 10, page: Int = 1, orderBy: [${name}OrderBy!], where: ${name}Where): ${name}Paginator! }
    extend type Mutation { create${name}(input: Create${name}Input!): ${name}! update${name}(input: Update${name}Input!): ${name}! delete${name}(id: ID!): ${name} }`;
};

interface GeneratorTime {
  readonly types: number;
  readonly files: number;
  readonly milliseconds: number;
}

/** From introspection to text, for a schema of some 700 types. */
export function generatorTime(): GeneratorTime {
  const count = 100;
  const sdl = `type Query type Mutation enum SortOrder { ASC DESC }
    type PaginatorInfo { count: Int! currentPage: Int! firstItem: Int lastItem: Int lastPage: Int! perPage: Int! total: Int! hasMorePages: Boolean! }
    ${Array.from({ length: count }, (_, index) => noun(index, count)).join('\n')}`;
  const introspection = introspectionFromSchema(buildSchema(sdl));
  const types = introspection.__schema.types.filter(({ name }) => !name.startsWith('__')).length;
  const start = performance.now();
  const files = emitResources(buildApiModel(introspection), {
    runtime: '../../src',
    schemaTypes: '../src/generated/schema.ts',
  });
  return { types, files: files.length, milliseconds: Math.round(performance.now() - start) };
}
