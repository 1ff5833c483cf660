import { useEffect, useState } from 'react';
import { afterPaint } from '#src/ui/afterPaint.ts';

/** A value as it was when the window was last drawn: what takes long to show does not hold up what shows at once. */
export function useAfterPaint<Value>(value: Value): Value | undefined {
  const [drawn, setDrawn] = useState<Value>();
  useEffect(() => afterPaint(() => setDrawn(value)), [value]);
  return drawn;
}
