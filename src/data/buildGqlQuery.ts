import type { DocumentNode } from 'graphql';

import { offered } from './buildVariables.ts';
import type { CallParams, Method } from './CallParams.ts';
import { repeatDocument } from './documents/repeatDocument.ts';
import { idSelection, pickSelection } from './documents/selections.ts';
import { withoutInfo } from './documents/withoutInfo.ts';
import { listOf, listPlan } from './list/listPlan.ts';
import type { ListMeta, ResourceMeta } from './ResourceMeta.ts';

/** Second step of a query: the generated document, narrowed or repeated. */
export function buildGqlQuery(meta: ResourceMeta, method: Method, params: CallParams): DocumentNode {
  const count = params.ids?.length ?? 0;
  switch (method) {
    case 'GET_LIST':
    case 'GET_MANY_REFERENCE':
      return listPlan(meta, method, params).document;
    case 'GET_MANY':
      if (meta.list?.idsFilter || !meta.one) return manyDocument(listOf(meta));
      return repeatDocument(meta.one.document, {
        field: meta.one.field,
        count,
        selection: pickSelection(meta),
      });
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
      return repeatDocument(document, { field, count, selection: idSelection(meta.idField) });
    }
    case 'DELETE':
      return offered(meta.delete, meta, method).document;
    case 'DELETE_MANY': {
      const { document, field } = offered(meta.delete, meta, method);
      return repeatDocument(document, { field, count, selection: idSelection(meta.idField) });
    }
  }
}

const manyDocument = ({ field, paged, pickDocument }: ListMeta): DocumentNode =>
  paged ? withoutInfo(pickDocument, field) : pickDocument;
