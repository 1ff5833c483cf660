import ChartIcon from '@mui/icons-material/BarChartOutlined';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import {
  Box,
  Card,
  Link as MuiLink,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from '@mui/material';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { panelLinkSx } from '#src/ui/panelLinkSx.ts';
import { FiguresTable, type Figures } from '../charts/FiguresTable.tsx';
import { Legend, type LegendEntry } from '../charts/Legend.tsx';
import { useDashboardWords } from '../useDashboardWords.ts';
import type { DashboardWhere } from '../dashboardQuery.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { useExport } from './useExport.ts';

interface ChartPanelProps {
  readonly title: string;
  /** One line about what is shown, or the most telling figure of it. */
  readonly lead?: string | undefined;
  /** None where there is nothing to list. */
  readonly link: { readonly to: string; readonly label: string } | undefined;
  readonly legend: readonly LegendEntry[];
  readonly figures: Figures;
  /** What the figures are filtered by. */
  readonly where: DashboardWhere;
  readonly empty: { readonly title: string; readonly text: string };
  readonly loading: boolean;
  readonly height: number;
  /** Beside the legend: what only this chart can be filtered by. */
  readonly control?: ReactNode;
  /** Takes a line of the page for itself. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A chart with its name, words, list, export, and the same numbers as a table; as high while empty or loading. */
export const ChartPanel = (props: ChartPanelProps) => {
  const {
    title,
    lead = '',
    link,
    legend,
    figures,
    where,
    empty,
    loading,
    height,
    control,
    children,
    wide = false,
  } = props;
  const words = useDashboardWords();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const exportAs = useExport({ title, lead, legend, figures, where, body });
  const isEmpty = !loading && figures.rows.length === 0;
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minWidth: 0,
        // A chart that the end of a printed page would cut is not drawn at all.
        breakInside: 'avoid',
        ...(wide && { gridColumn: '1 / -1' }),
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          pl: 2,
          pr: 1,
          minHeight: 48,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography
          id={id}
          component="h2"
          sx={{ fontWeight: 600, lineHeight: 1.3, py: 1, flex: '1 0 160px' }}
        >
          {title}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5, ml: 'auto' }}>
          {link !== undefined && (
            <MuiLink component={Link} to={link.to} sx={{ ...panelLinkSx, mr: 0.5 }}>
              {link.label}
            </MuiLink>
          )}
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shown}
            aria-label={words('shown_as', { title })}
            onChange={(_, next: 'chart' | 'table' | null) => next && setShown(next)}
            sx={{ '& .MuiToggleButton-root': { p: 0.5 }, '& svg': { fontSize: 18 } }}
          >
            <ToggleButton value="chart" aria-label={words('chart')}>
              <Tooltip title={words('chart')}>
                <ChartIcon />
              </Tooltip>
            </ToggleButton>
            <ToggleButton value="table" aria-label={words('table')}>
              <Tooltip title={words('table')}>
                <TableIcon />
              </Tooltip>
            </ToggleButton>
          </ToggleButtonGroup>
          <ExportMenu
            title={title}
            kinds={isEmpty || loading ? [] : shown === 'chart' ? ['csv', 'svg', 'png'] : ['csv']}
            onExport={(kind) => void exportAs(kind)}
          />
        </Box>
      </Box>
      <Box
        ref={body}
        sx={{ px: 2, pt: 1.5, pb: 1.5, flex: 1, display: 'grid', alignContent: 'start', gap: 1 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: { xs: 40, sm: 44 } }}>
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
            {loading ? <Skeleton width="45%" /> : <Legend entries={isEmpty ? [] : legend} />}
            <Typography variant="caption" sx={{ color: 'text.secondary', minHeight: 18 }}>
              {isEmpty || loading ? '' : lead}
            </Typography>
          </Box>
          {control}
        </Box>
        {loading && <Skeleton variant="rounded" height={height} />}
        {isEmpty && (
          <Box sx={{ height, display: 'grid', placeItems: 'center' }}>
            <EmptyState icon={<ChartIcon />} title={empty.title} text={empty.text} />
          </Box>
        )}
        {!loading &&
          !isEmpty &&
          (shown === 'table' ? (
            <FiguresTable figures={figures} label={title} height={height} />
          ) : (
            <Box sx={{ height }}>{children}</Box>
          ))}
      </Box>
    </Card>
  );
};
