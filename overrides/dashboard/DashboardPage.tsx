import { lazy, Suspense } from 'react';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { PageSkeleton } from '#src/ui/page/PageSkeleton.tsx';

const OwnDashboard = lazy(() =>
  import('./OwnDashboard.tsx').then((module) => ({ default: module.OwnDashboard })),
);
const ReportDashboard = lazy(() =>
  import('./report/ReportDashboard.tsx').then((module) => ({ default: module.ReportDashboard })),
);

/** The configured report, or our own figures where there is none. */
export const DashboardPage = () => {
  const { hasReport } = useConfig();
  return (
    <Suspense fallback={<PageSkeleton />}>{hasReport ? <ReportDashboard /> : <OwnDashboard />}</Suspense>
  );
};
