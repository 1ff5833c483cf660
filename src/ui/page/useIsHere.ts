import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is still on screen: an answer that comes later leads nobody away from where they are by then. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
