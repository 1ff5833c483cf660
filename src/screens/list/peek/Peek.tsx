import { lazy, Suspense, use, type RefObject } from 'react';
import { BesideListContext } from '#src/screens/BesideList.ts';
import { PeekFrame } from './PeekFrame.tsx';
import { usePeek } from './usePeek.ts';

const PeekPanel = lazy(() => import('./PeekPanel.tsx').then((module) => ({ default: module.PeekPanel })));

/** Looks at the record of a row beside its list. It stands by itself: opening it draws nothing of the list. */
export const Peek = ({ rows }: { readonly rows: RefObject<HTMLElement | null> }) => {
  const { show } = use(BesideListContext);
  const { id, frame, step, close } = usePeek(rows, show !== undefined);
  if (id === undefined || show === undefined) return null;
  return (
    <PeekFrame frame={frame} onStep={step} onClose={close}>
      <Suspense fallback={null}>
        <PeekPanel id={id} screen={show} />
      </Suspense>
    </PeekFrame>
  );
};
