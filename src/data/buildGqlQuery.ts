import type { DocumentNode } from 'graphql';

import { offered } from './buildVariables.ts';
import type { CallParams, Method } from './CallParams.ts';
import { pickOneDocument } from './documents/pickOneDocument.ts';
import { repeatDocument } from './documents/repeatDocument.ts';
import { listOf, listPlan } from './list/listPlan.ts';
import type { ResourceMeta } from './ResourceMeta.ts';

/** Second step of a query: the generated document, narrowed or repeated. */
export function buildGqlQuery(meta: ResourceMeta, method: Method, params: CallParams): DocumentNode {
  const count = params.ids?.length ?? 0;
  switch (method) {
    case 'GET_LIST':
    case 'GET_MANY_REFERENCE':
      return listPlan(meta, method, params).document;
    case 'GET_MANY':
      if (meta.list?.idsFilter || !meta.one) return listOf(meta).pickDocument;
      return repeatDocument(pickOneDocument(meta), { field: meta.one.field, count });
    case 'GET_ONE': {
      const one = offered(meta.one, meta, method);
      return (params.meta?.screen === 'edit' ? one.editDocument : undefined) ?? one.document;
    }
    case 'CREATE':
      return offered(meta.create, meta, method).document;
    case 'UPDATE':
      return offered(meta.update, meta, method).document;
    case 'UPDATE_MANY': {
      const { document, field } = offered(meta.update, meta, method);
      return repeatDocument(document, { field, count });
    }
    case 'DELETE':
      return offered(meta.delete, meta, method).document;
    case 'DELETE_MANY': {
      const { document, field } = offered(meta.delete, meta, method);
      return repeatDocument(document, { field, count });
    }
  }
}
