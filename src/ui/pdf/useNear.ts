import { useEffect, useState, type RefObject } from 'react';

/** So far above and below what is seen sheets are drawn already. */
const margin = '600px 0px';

/** Whether an element is in sight or soon will be; undefined before it is known. */
export function useNear(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNear, setIsNear] = useState<boolean>();
  useEffect(() => {
    if (element.current === null) return undefined;
    // The margin within what scrolls, which browsers that do not know it leave out.
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setIsNear(last.isIntersecting);
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
