import type { IntrospectionField } from 'graphql';
import type { BuildQueryFactory, IntrospectedResource, IntrospectionResult } from 'ra-data-graphql';
import { buildQueryFactory } from 'ra-data-graphql-simple';

import { buildGqlQuery } from './buildGqlQuery.ts';
import { buildVariables } from './buildVariables.ts';
import type { CallParams, Method } from './CallParams.ts';
import { getResponseParser } from './getResponseParser.ts';
import type { MetaLibrary } from './meta/metaLibrary.ts';
import type { ResourceMeta } from './ResourceMeta.ts';

/**
 * ra-data-graphql-simple's query builder with our three steps. Its second and third step are not given react-admin's
 * parameters, so the steps are made per call, around them; what the builder knows of a resource is made once.
 */
export function createBuildQuery(library: MetaLibrary): BuildQueryFactory {
  const contracts = new WeakMap<ResourceMeta, IntrospectionResult>();
  const contractOf = (meta: ResourceMeta) => {
    const contract = contracts.get(meta) ?? contractFrom(meta);
    contracts.set(meta, contract);
    return contract;
  };

  return () => (name, resource, params: CallParams) => {
    const meta = library.loaded(resource);
    if (!meta) throw new Error(`The metadata of ${resource} has not been loaded.`);
    const method = methodOf(name);
    const build = buildQueryFactory(
      () => () => buildVariables(meta, method, params),
      () => () => buildGqlQuery(meta, method, params),
      () => () => getResponseParser(meta, method, params),
    );
    return build(contractOf(meta))(name, resource, params);
  };
}

const methods: readonly Method[] = [
  'GET_LIST',
  'GET_MANY',
  'GET_MANY_REFERENCE',
  'GET_ONE',
  'CREATE',
  'UPDATE',
  'UPDATE_MANY',
  'DELETE',
  'DELETE_MANY',
];

function methodOf(name: string): Method {
  const method = methods.find((candidate) => candidate === name);
  if (!method) throw new Error(`Unknown method ${name}. Known methods are ${methods.join(', ')}.`);
  return method;
}

/** The part of an introspection result that the builder looks at: which operations a resource has. */
function contractFrom(meta: ResourceMeta): IntrospectionResult {
  const { list, one, create, update, delete: remove } = meta;
  const fields: Readonly<Record<Method, string | undefined>> = {
    GET_LIST: list?.field,
    GET_MANY: list?.field ?? one?.field,
    GET_MANY_REFERENCE: list?.field,
    GET_ONE: one?.field,
    CREATE: create?.field,
    UPDATE: update?.field,
    UPDATE_MANY: update?.field,
    DELETE: remove?.field,
    DELETE_MANY: remove?.field,
  };
  const type = { kind: 'OBJECT' as const, name: meta.name };
  const operations = Object.fromEntries(
    methods.flatMap((method): [string, IntrospectionField][] => {
      const name = fields[method];
      return name === undefined
        ? []
        : [
            [
              method,
              { name, args: [], type, isDeprecated: false, description: null, deprecationReason: null },
            ],
          ];
    }),
  );
  const resource: IntrospectedResource = { ...operations, type: { ...type, fields: [], interfaces: [] } };
  return {
    types: [],
    queries: [],
    resources: [resource],
    schema: {
      queryType: { kind: 'OBJECT', name: 'Query' },
      mutationType: null,
      subscriptionType: null,
      types: [],
      directives: [],
    },
  };
}
