import { useEffect, useState } from 'react';

/** A value as it was when the window was last drawn: what takes long to show does not hold up what shows at once. */
export function useAfterPaint<Value>(value: Value): Value | undefined {
  const [drawn, setDrawn] = useState<Value>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDrawn(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return drawn;
}
