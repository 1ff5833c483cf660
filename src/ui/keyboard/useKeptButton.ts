import { useEffect } from 'react';

const dialogs = '[role="dialog"], [role="presentation"]';

/**
 * A button cannot be pressed while what it does is done, and the browser takes the focus from it. It has it back once it
 * can be, or once the dialog is closed that came instead, unless somebody has gone elsewhere meanwhile.
 */
export function useKeptButton(): void {
  useEffect(() => {
    let left: HTMLButtonElement | undefined;
    const giveBack = () => {
      if (left?.isConnected !== true) return forget();
      if (left.disabled || document.activeElement !== document.body) return;
      left.focus({ preventScroll: true });
    };
    const watcher = new MutationObserver(giveBack);
    const forget = () => {
      left = undefined;
      watcher.disconnect();
    };
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement) || !target.disabled || target.closest(dialogs)) return;
      left = target;
      watcher.observe(target, { attributeFilter: ['disabled'] });
      // Dialogs come and go at the end of the body.
      watcher.observe(document.body, { childList: true });
    };
    const goElsewhere = ({ target }: Event) => {
      if (left !== undefined && target instanceof Element && target.closest(dialogs) === null) forget();
    };
    document.addEventListener('focusout', leave);
    document.addEventListener('focusin', goElsewhere);
    document.addEventListener('pointerdown', goElsewhere);
    return () => {
      forget();
      document.removeEventListener('focusout', leave);
      document.removeEventListener('focusin', goElsewhere);
      document.removeEventListener('pointerdown', goElsewhere);
    };
  }, []);
}
