import { isRow } from '#src/data/Row.ts';
import { defaultPerPage, offeredSizes } from '#src/screens/list/defaultPerPage.ts';
import {
  type GroupBy,
  groupUnits,
  type LookColumn,
  type Reckoning,
  reckonings,
} from '#src/screens/list/look/TableLook.ts';
import type { Look } from '../SavedView.ts';

/** A look as it was kept; whoever kept it may have been an older page, or no page at all. */
export function readLook(written: unknown): Look {
  const kept = parsed(written);
  const { filter, sort, perPage, hiddenColumns, columns, density, groupBy, totals } = kept;
  return {
    filter: isRow(filter) ? filter : {},
    sort:
      isRow(sort) && typeof sort.field === 'string'
        ? { field: sort.field, order: sort.order === 'DESC' ? 'DESC' : 'ASC' }
        : { field: 'id', order: 'ASC' },
    perPage: offeredSizes.find((size) => size === perPage) ?? defaultPerPage,
    ...(isTexts(hiddenColumns) && { hiddenColumns }),
    ...(Array.isArray(columns) && { columns: columns.filter(isColumn) }),
    ...((density === 'compact' || density === 'comfortable') && { density }),
    ...(isGroupBy(groupBy) && { groupBy }),
    ...(isReckoning(totals) && { totals }),
  };
}

function parsed(written: unknown): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = typeof written === 'string' ? JSON.parse(written) : written;
    return isRow(value) ? value : {};
  } catch {
    return {};
  }
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isColumn = (value: unknown): value is LookColumn =>
  isRow(value) &&
  typeof value.source === 'string' &&
  (value.width === undefined || typeof value.width === 'number');

const isGroupBy = (value: unknown): value is GroupBy =>
  isRow(value) &&
  typeof value.source === 'string' &&
  (value.unit === undefined || groupUnits.some((unit) => unit === value.unit));

const isReckoning = (value: unknown): value is Reckoning => reckonings.some((one) => one === value);
