import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '#src/ui/afterPaint.ts';

interface TickProps {
  readonly isTicked: boolean;
  readonly label: string;
  readonly onTick: (event: MouseEvent) => void;
}

/** The browser ticks its own box at once; the list hears of it when that is drawn. */
export const Tick = ({ isTicked, label, onTick }: TickProps) => {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current !== null) box.current.checked = isTicked;
  }, [isTicked]);
  return (
    <input
      ref={box}
      type="checkbox"
      defaultChecked={isTicked}
      aria-label={label}
      // The next one is added to what this one has made of the list.
      onClick={(event) => afterPaint(() => flushSync(() => onTick(event)))}
    />
  );
};
