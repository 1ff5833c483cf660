import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { OwnDashboard } from '../OwnDashboard.tsx';
import { useDashboardWords } from '../useDashboardWords.ts';
import { useReport } from './useReport.ts';

const ReportFrame = lazyPart(() => import('./ReportFrame.tsx'), 'ReportFrame');

/** The report for those who are given it; our own figures for everybody else, and beside it. */
export const ReportDashboard = () => {
  const words = useDashboardWords();
  const { data: report, error, isPending, refetch } = useReport();
  const [own, setOwn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (isPending) return <PageSkeleton />;
  if (report === null) return <OwnDashboard />;
  if (own)
    return (
      <OwnDashboard
        action={
          <Button variant="outlined" onClick={() => setOwn(false)}>
            {words('report.back')}
          </Button>
        }
      />
    );
  const retry = () => {
    setAttempt((count) => count + 1);
    void refetch();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHead
        title={report?.name ?? words('title')}
        actions={
          <Button variant="outlined" onClick={() => setOwn(true)}>
            {words('report.own')}
          </Button>
        }
      />
      {report === undefined ? (
        <FailurePanel
          title={words('report.failed')}
          advice={words('report.failed_text')}
          error={error}
          onRetry={retry}
        />
      ) : (
        <Suspense fallback={<PageSkeleton />}>
          <ReportFrame key={attempt} report={report} onRetry={retry} />
        </Suspense>
      )}
    </Box>
  );
};
