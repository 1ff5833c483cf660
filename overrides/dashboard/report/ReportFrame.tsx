import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { models, type Embed, Report as EmbeddedReport } from 'powerbi-client';
import { PowerBIEmbed } from 'powerbi-client-react';
import { useMemo, useRef, useState, useEffect } from 'react';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { useDashboardWords } from '../useDashboardWords.ts';
import type { Report } from './useReport.ts';

/** The report in its frame. A new token goes to the one that is shown; it is not loaded again. */
export const ReportFrame = ({
  report,
  onRetry,
}: {
  readonly report: Report;
  readonly onRetry: () => void;
}) => {
  const words = useDashboardWords();
  const { palette } = useTheme();
  const embedded = useRef<Embed | null>(null);
  const [first] = useState(report);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const background = palette.background.default;
  const { primary, text } = palette;
  const config = useMemo(
    () => ({
      type: 'report',
      id: first.id,
      embedUrl: first.embedUrl,
      accessToken: first.accessToken,
      tokenType: models.TokenType.Embed,
      theme: {
        themeJson: {
          name: 'Convene',
          background: palette.background.paper,
          foreground: text.primary,
          tableAccent: primary.main,
        },
      },
      settings: { background: models.BackgroundType.Transparent, panes: { filters: { expanded: false } } },
    }),
    [first, palette.background.paper, text.primary, primary.main],
  );
  useEffect(() => {
    if (report.accessToken === first.accessToken || !(embedded.current instanceof EmbeddedReport)) return;
    embedded.current.setAccessToken(report.accessToken).catch(() => setState('failed'));
  }, [report.accessToken, first]);
  const handlers = useMemo(
    () =>
      new Map([
        ['loaded', () => setState('shown')],
        ['rendered', () => setState('shown')],
        ['error', () => setState((current) => (current === 'shown' ? current : 'failed'))],
      ]),
    [],
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {state === 'failed' && (
        <FailurePanel title={words('report.failed')} advice={words('report.failed_text')} onRetry={onRetry} />
      )}
      <Box
        sx={{
          position: 'relative',
          display: state === 'failed' ? 'none' : 'block',
          height: 'calc(100vh - 168px)',
          minHeight: 420,
          bgcolor: background,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          '& .report-frame': { height: '100%' },
          '& iframe': { border: 0, colorScheme: 'normal' },
        }}
      >
        <PowerBIEmbed
          embedConfig={config}
          cssClassName="report-frame"
          eventHandlers={handlers}
          getEmbeddedComponent={(component) => {
            embedded.current = component;
            component.iframe?.setAttribute('title', `${words('report.frame')}: ${report.name}`);
          }}
        />
        {state === 'loading' && (
          <Box
            role="status"
            aria-label={words('report.loading')}
            sx={{ position: 'absolute', inset: 0, p: 2, bgcolor: background }}
          >
            <Box sx={{ color: 'text.secondary', mb: 1 }}>{words('report.loading')} …</Box>
            <Skeleton variant="rounded" height="88%" />
          </Box>
        )}
      </Box>
    </Box>
  );
};
