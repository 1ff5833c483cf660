import { Suspense } from 'react';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';

const OwnDashboard = lazyPart(() => import('./OwnDashboard.tsx'), 'OwnDashboard');
const ReportDashboard = lazyPart(() => import('./report/ReportDashboard.tsx'), 'ReportDashboard');

/** The configured report, or our own figures where there is none. */
export const DashboardPage = () => {
  const { hasReport } = useConfig();
  return (
    <Suspense fallback={<PageSkeleton />}>{hasReport ? <ReportDashboard /> : <OwnDashboard />}</Suspense>
  );
};
