import { useEvent } from 'react-admin';
import { useRef, type RefObject } from 'react';
import { columnStyle, fittingStyle } from './columnStyle.ts';
import { movedTo, withinWidth, type LookColumn, type TableLook } from './TableLook.ts';
import { useHeadDrag } from './useHeadDrag.ts';

export interface TableLookFrameProps {
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
    onMove: (source, target) => {
      const order = movedTo(
        columns.map((column) => column.source),
        source,
        target,
      );
      setLook({ columns: order.flatMap((one) => columns.find((column) => column.source === one) ?? []) });
    },
  });
  return <style ref={style}>{columnStyle(columns)}</style>;
};
