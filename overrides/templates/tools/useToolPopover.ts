import { useRef, useState } from 'react';

/** A popover of the editor's. What was chosen in it is done once it has closed, for only then it lets go of the focus. */
export function useToolPopover() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const then = useRef<(() => void) | undefined>(undefined);
  const close = (action?: () => void) => {
    then.current = action;
    setAnchor(undefined);
  };
  const onExited = () => {
    const action = then.current;
    then.current = undefined;
    action?.();
  };
  return { anchor, open: setAnchor, close, onExited };
}
