import type { LookColumn } from './TableLook.ts';

/** The padding of a cell at both sides. Pixels. */
const padding = 24;

const rule = (source: string, declarations: string) =>
  `.RaDataTable-table .column-${CSS.escape(source)} { ${declarations} }`;

const widthOf = (width: number) =>
  `width: ${width}px; min-width: ${width}px; max-width: ${width}px; --cell-width: ${width - padding}px; --name-width: ${width - padding}px; overflow: hidden;`;

/** The widths that were chosen, as a style sheet: while an edge is dragged it changes without a row being drawn. */
export const columnStyle = (columns: readonly LookColumn[]): string =>
  columns
    .flatMap(({ source, width }) => (width === undefined ? [] : [rule(source, widthOf(width))]))
    .join('\n');

/** As wide as its widest content. */
export const fittingStyle = (source: string): string =>
  rule(source, 'width: 1px; min-width: 0; max-width: none; --cell-width: 760px; --name-width: 760px;');
