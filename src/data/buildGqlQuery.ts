import type { DocumentNode } from 'graphql';

import { offered } from './buildVariables.ts';
import type { CallParams, Method } from './CallParams.ts';
import { repeatOperation } from './operations/repeatOperation.ts';
import { idSelection, pickSelection } from './operations/selections.ts';
import { withoutInfo } from './operations/withoutInfo.ts';
import { listOf, listPlan } from './list/listPlan.ts';
import type { ListMeta, ResourceMeta } from './ResourceMeta.ts';

/** Second step of a query: the generated operation, narrowed or repeated. */
export function buildGqlQuery(meta: ResourceMeta, method: Method, params: CallParams): DocumentNode {
  const count = params.ids?.length ?? 0;
  switch (method) {
    case 'GET_LIST':
    case 'GET_MANY_REFERENCE':
      return listPlan(meta, method, params).operation;
    case 'GET_MANY':
      if (meta.list?.idsFilter || !meta.one) return manyDocument(listOf(meta));
      return repeatOperation(meta.one.operation, {
        field: meta.one.field,
        count,
        selection: pickSelection(meta),
      });
    case 'GET_ONE': {
      const one = offered(meta.one, meta, method);
      return (params.meta?.screen === 'edit' ? one.editOperation : undefined) ?? one.operation;
    }
    case 'CREATE':
      return offered(meta.create, meta, method).operation;
    case 'UPDATE':
      return offered(meta.update, meta, method).operation;
    case 'UPDATE_MANY': {
      const { operation, field } = offered(meta.update, meta, method);
      return repeatOperation(operation, { field, count, selection: idSelection(meta.idField) });
    }
    case 'DELETE':
      return offered(meta.delete, meta, method).operation;
    case 'DELETE_MANY': {
      const { operation, field } = offered(meta.delete, meta, method);
      return repeatOperation(operation, { field, count, selection: idSelection(meta.idField) });
    }
  }
}

const manyDocument = ({ field, paged, pickOperation }: ListMeta): DocumentNode =>
  paged ? withoutInfo(pickOperation, field) : pickOperation;
