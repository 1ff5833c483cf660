import { useEffect, useState } from 'react';

/** Counts whole seconds down to none; anew whenever it is given others. */
export function useCountdown(seconds: number | undefined): number {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const start = Date.now();
    setUntil(start + seconds * 1000);
    setNow(start);
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return seconds === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
