import { useEffect, useState } from 'react';

/** Counts whole seconds down to none; anew whenever it is given others. */
export function useCountdown(seconds: number | undefined): number {
  const [from, setFrom] = useState(seconds);
  const [left, setLeft] = useState(seconds ?? 0);
  // In an effect it would come a frame late: the wait would be over first.
  if (seconds !== from) {
    setFrom(seconds);
    setLeft(seconds ?? 0);
  }
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const until = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
