import { useEffect, useRef, useState, type RefObject } from 'react';

/** Milliseconds that a width has to stay: who draws a window larger does not have every sheet drawn at each step. */
const rest = 120;

/** How wide the inside of an element is; zero before it is known. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (host.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0);
      clearTimeout(timer);
      if (isFirst) setWidth(now);
      else timer = setTimeout(() => setWidth(now), rest);
      isFirst = false;
    });
    observer.observe(host.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [host, width];
}
