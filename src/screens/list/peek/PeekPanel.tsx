import { Suspense, useMemo, type ComponentType } from 'react';
import { ErrorBoundary } from '#src/ui/ErrorBoundary.tsx';
import { ShownRecordContext } from '#src/screens/record/ShownRecord.ts';
import { PeekSkeleton, PeekView } from './PeekView.tsx';

export interface PeekPanelProps {
  readonly id: string;
  /** The screen that shows a record of the list. */
  readonly screen: ComponentType;
}

/** The record as its own screen has it, of which the panel shows what matters most. */
export const PeekPanel = ({ id, screen: Screen }: PeekPanelProps) => {
  const shown = useMemo(() => ({ id, View: PeekView }), [id]);
  return (
    <ErrorBoundary resetKey={id}>
      <Suspense fallback={<PeekSkeleton />}>
        <ShownRecordContext value={shown}>
          {/* A record of its own each: what one was asked is not shown for the next. */}
          <Screen key={id} />
        </ShownRecordContext>
      </Suspense>
    </ErrorBoundary>
  );
};
