import { useEvent } from 'react-admin';
import { useRef, type RefObject } from 'react';
import { movedTo, withinWidth, type LookColumn, type TableLook } from './TableLook.ts';
import { useHeadDrag } from './useHeadDrag.ts';

/** The padding of a cell at both sides. Pixels. */
const padding = 24;

const rule = (source: string, declarations: string) =>
  `.RaDataTable-table .column-${CSS.escape(source)} { ${declarations} }`;

const widthOf = (width: number) =>
  `width: ${width}px; min-width: ${width}px; max-width: ${width}px; --cell-width: ${width - padding}px; --name-width: ${width - padding}px; overflow: hidden;`;

/** The widths that were chosen, as a style sheet: while an edge is dragged it changes without a row being drawn. */
const columnStyle = (columns: readonly LookColumn[]): string =>
  columns
    .flatMap(({ source, width }) => (width === undefined ? [] : [rule(source, widthOf(width))]))
    .join('\n');

/** As wide as its widest content, in a table that gives its columns nothing of the room that is left. A width in transition, though it takes no time, would be measured as it was. */
const fittingStyle = (source: string): string =>
  `.RaDataTable-table { width: auto; }
${rule(source, 'width: 1px; min-width: 0; max-width: none; transition: none !important; --cell-width: 760px; --name-width: 760px;')}`;

interface TableLookFrameProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly look: TableLook;
  readonly setLook: (look: Partial<TableLook>) => void;
}

/** The widths of a table's columns, and the drags that change them and their order. */
export const TableLookFrame = ({ frame, look, setLook }: TableLookFrameProps) => {
  const style = useRef<HTMLStyleElement>(null);
  const { columns } = look;
  const sized = (source: string, width: number): readonly LookColumn[] =>
    columns.map((column) => (column.source === source ? { source, width } : column));
  const write = (text: string) => {
    if (style.current !== null) style.current.textContent = text;
  };
  const fit = useEvent((source: string) => {
    write(
      [columnStyle(columns.filter((column) => column.source !== source)), fittingStyle(source)].join('\n'),
    );
    const cells = frame.current?.querySelectorAll<HTMLElement>(`.column-${CSS.escape(source)}`) ?? [];
    const width = Math.max(...[...cells].map((cell) => cell.scrollWidth));
    setLook({ columns: sized(source, withinWidth(width)) });
    write(columnStyle(sized(source, withinWidth(width))));
  });
  useHeadDrag({
    frame,
    sources: columns.map(({ source }) => source),
    onStretch: (source, width) => write(columnStyle(sized(source, width))),
    onResize: (source, width) => setLook({ columns: sized(source, width) }),
    onFit: fit,
    onMove: (source, target) => setLook({ columns: movedTo(columns, source, target) }),
  });
  return <style ref={style}>{columnStyle(columns)}</style>;
};
