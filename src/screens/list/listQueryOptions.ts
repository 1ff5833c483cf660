import type { ResourceMeta } from '#src/data/ResourceMeta.ts';
import { columnSources, type ColumnElement } from '#src/fields/rows/columnsOf.ts';

/**
 * What a list asks of each row: what its columns show, and what a cell needs to be changed in its place, which is
 * whether it may and the version that was read (K6). What went wrong is drawn on the page: a notice would say it twice.
 */
export const listQueryOptions = (visible: readonly ColumnElement[], meta: ResourceMeta) => ({
  meta: {
    columns: [
      ...visible.flatMap(columnSources),
      ...[meta.can, meta.update?.version?.source].filter((source) => source !== undefined),
    ],
  },
  onError: () => undefined,
});
