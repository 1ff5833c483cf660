import { useTheme } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useNotify } from 'react-admin';
import { download } from '../../../../screens/export/download.ts';
import { toCsv } from '../../../../screens/export/toCsv.ts';
import type { Figures } from '../charts/FiguresTable.tsx';
import type { LegendEntry } from '../charts/Legend.tsx';
import { drawPicture } from '../picture/drawPicture.ts';
import { pngOf } from '../picture/pngOf.ts';
import type { ExportKind } from './ExportMenu.tsx';

interface Exported {
  readonly title: string;
  readonly lead: string;
  readonly legend: readonly LegendEntry[];
  readonly figures: Figures;
  readonly body: RefObject<HTMLElement | null>;
}

/** What a chart shows, as a file: its numbers for a spreadsheet (S5), or a picture of it. */
export function useExport({
  title,
  lead,
  legend,
  figures,
  body,
}: Exported): (kind: ExportKind) => Promise<void> {
  const theme = useTheme();
  const notify = useNotify();
  const { palette, typography } = theme;
  return async (kind) => {
    if (kind === 'csv') {
      const rows = figures.rows.map((row) => row.map(({ text, plain }) => plain ?? text));
      download(toCsv([figures.head, ...rows]), `${title}.csv`, 'text/csv;charset=utf-8');
      return;
    }
    try {
      const picture = drawPicture({
        title,
        lead,
        legend,
        charts: [...(body.current?.querySelectorAll<SVGSVGElement>('svg.MuiChartsSvgLayer-root') ?? [])],
        surface: palette.background.paper,
        text: palette.text.primary,
        muted: palette.text.secondary,
        font: typography.fontFamily ?? 'sans-serif',
      });
      if (kind === 'svg') download(picture.svg, `${title}.svg`, 'image/svg+xml');
      else download(await pngOf(picture), `${title}.png`, 'image/png');
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
  };
}
