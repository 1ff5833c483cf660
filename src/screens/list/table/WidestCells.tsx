import { useMemo } from 'react';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { valueAt } from '#src/fields/value/valueAt.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { ColumnContent } from '#src/fields/rows/ColumnContent.tsx';
import { HasPagesContext } from './HasPagesContext.ts';
import { LinkCell } from './LinkCell.tsx';
import type { RowColumns } from './RowColumns.ts';

interface WidestCellsProps extends RowColumns {
  /** Those that are not drawn yet. */
  readonly records: readonly RaRecord[];
}

/** How wide a value is shown only its cell knows: of so many that are nearly as long one will be the widest. */
const most = 8;
const nearly = 0.9;

/**
 * Rows that nobody sees, of the longest values among records to come: they make each column as wide as it will be, so
 * that no column moves when those are drawn.
 */
export const WidestCells = ({ records, columns, link }: WidestCellsProps) => {
  const widest = useMemo(() => columns.map(({ source }) => longestOf(records, source)), [records, columns]);
  const rows = Math.max(...widest.map(({ length }) => length));
  return (
    <tbody aria-hidden style={{ visibility: 'collapse' }}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          <td />
          {columns.map((column, at) => (
            <td key={column.source} className={`RaDataTable-rowCell column-${column.source}`}>
              {widest[at]?.[row] !== undefined && (
                <RecordContextProvider value={widest[at][row]}>
                  {column === link ? <Name column={column} /> : <ColumnContent column={column} />}
                </RecordContextProvider>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};

/** As wide as the link, which leads nowhere here. */
const Name = ({ column }: { readonly column: ColumnElement }) => (
  <span className="cell-name">
    <HasPagesContext value={false}>
      <LinkCell column={column} />
    </HasPagesContext>
  </span>
);

/** The records with the longest of different values, as far as their length tells. */
function longestOf(records: readonly RaRecord[], source: string): readonly RaRecord[] {
  const byValue = new Map(records.map((record) => [JSON.stringify([valueAt(record, source)]), record]));
  const longest = Math.max(...[...byValue.keys()].map(({ length }) => length));
  return [...byValue]
    .filter(([{ length }]) => length >= nearly * longest)
    .sort(([one], [other]) => other.length - one.length)
    .slice(0, most)
    .map(([, record]) => record);
}
