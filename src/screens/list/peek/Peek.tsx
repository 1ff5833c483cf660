import { Suspense, use, type RefObject, useEffect, useState } from 'react';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { PeekFrame } from './PeekFrame.tsx';
import { usePeek } from './usePeek.ts';
import type { RowSteps } from './useRowSteps.ts';

/** A value as it was when the window was last drawn: what takes long to show does not hold up what shows at once. */
function useAfterPaint<Value>(value: Value): Value | undefined {
  const [drawn, setDrawn] = useState<Value>();
  useEffect(() => afterPaint(() => setDrawn(value)), [value]);
  return drawn;
}

const PeekPanel = lazyPart(() => import('./PeekPanel.tsx'), 'PeekPanel');

interface PeekProps {
  readonly rows: RefObject<HTMLElement | null>;
  readonly turn: RowSteps['turn'];
}

/** Looks at the record of a row beside its list. It stands by itself: opening it draws nothing of the list. */
export const Peek = ({ rows, turn }: PeekProps) => {
  const { show } = use(BesideListContext);
  const { id, frame, step, close } = usePeek(rows, show !== undefined, turn);
  // The frame, and the focus that J moves, are drawn before what the panel holds.
  const shown = useAfterPaint(id);
  if (id === undefined || show === undefined) return null;
  return (
    <PeekFrame frame={frame} onStep={step} onClose={close}>
      <Suspense fallback={null}>{shown !== undefined && <PeekPanel id={shown} screen={show} />}</Suspense>
    </PeekFrame>
  );
};
