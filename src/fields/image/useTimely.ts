import { useEffect, useState } from 'react';

/** A small picture that has not come by then is not waited for (spec §9). */
const timeOut = 1_500;

/** The address of a picture while it is in time: undefined once it is late or has failed, for something else to stand there. */
export function useTimely(src: string | undefined): string | undefined {
  const [missed, setMissed] = useState<string>();
  useEffect(() => {
    if (src === undefined) return undefined;
    const image = new Image();
    const miss = () => setMissed(src);
    const timer = setTimeout(miss, timeOut);
    image.onload = () => clearTimeout(timer);
    image.onerror = miss;
    image.src = src;
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
  return missed === src ? undefined : src;
}
