import { useEffect, useState } from 'react';

const aMinute = 60_000;

/** The moment, to the minute: a page is left open, and what it says of now, today and tomorrow goes with the clock. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), aMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
