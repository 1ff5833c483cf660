import { useTheme } from '@mui/material/styles';
import type { RefObject } from 'react';
import { useNotify } from 'react-admin';
import { csvType, toCsv } from '#src/screens/export/toCsv.ts';
import { useHandOver, type ExportedFile } from '#src/screens/export/useHandOver.ts';
import type { Figures } from '../charts/FiguresTable.tsx';
import type { DashboardWhere } from '../dashboardQuery.ts';
import type { LegendEntry } from '../charts/Legend.tsx';
import { drawPicture } from '../picture/drawPicture.ts';
import { pngOf } from '../picture/pngOf.ts';
import type { ExportKind } from './ExportMenu.tsx';
import { errorText } from '#src/data/errors/errorText.ts';

interface Exported {
  readonly title: string;
  readonly lead: string;
  readonly legend: readonly LegendEntry[];
  readonly figures: Figures;
  readonly where: DashboardWhere;
  readonly body: RefObject<HTMLElement | null>;
}

/** What a chart shows, as a file: its numbers for a spreadsheet (S5), or a picture of it. */
export function useExport({
  title,
  lead,
  legend,
  figures,
  where,
  body,
}: Exported): (kind: ExportKind) => Promise<void> {
  const theme = useTheme();
  const notify = useNotify();
  const handOver = useHandOver();
  const { palette, typography } = theme;

  const fileOf = async (kind: ExportKind): Promise<ExportedFile> => {
    const name = `${title}.${kind}`;
    if (kind === 'csv') {
      const rows = figures.rows.map((row) => row.map(({ text, plain }) => plain ?? text));
      return { content: toCsv([figures.head, ...rows]), name, type: csvType };
    }
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
    return kind === 'svg'
      ? { content: picture.svg, name, type: 'image/svg+xml' }
      : { content: await pngOf(picture), name, type: 'image/png' };
  };
  return async (kind) => {
    try {
      await handOver(
        { subject: 'Dashboard', title, arguments: { where }, columns: figures.head },
        await fileOf(kind),
      );
    } catch (error) {
      notify(errorText(error), { type: 'error' });
    }
  };
}
