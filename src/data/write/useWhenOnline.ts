import { useEffect, useRef } from 'react';
import { whenOnline } from './whenOnline.ts';

/** Waits for the connection as long as the page or dialog is there that asks; throws once that is gone. */
export function useWhenOnline(): () => Promise<void> {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const here = new AbortController();
    leaving.current = here;
    return () => here.abort();
  }, []);
  return () => whenOnline(leaving.current?.signal);
}
