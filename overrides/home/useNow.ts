import { useEffect, useState } from 'react';

const aMinute = 60_000;

/** The moment, to the minute: the page is left open overnight, and what is said of today and tomorrow goes with it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), aMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
