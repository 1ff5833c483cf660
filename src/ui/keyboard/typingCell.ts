import { useSyncExternalStore } from 'react';

/** Cells that pass on their text when they are left say by this attribute that they hold one. */
const mark = 'data-typing';

/** Whether the cell that has the focus holds text that it has not passed on. */
export const isTypingCell = (): boolean =>
  (document.activeElement?.getAttribute(mark) ?? 'false') !== 'false';

/** The same for whoever shows it: no row is drawn for it, since the page is looked at and not the rows. */
export const useTypingCell = (): boolean => useSyncExternalStore(subscribe, isTypingCell);

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, attributeFilter: [mark] });
  document.addEventListener('focusin', onChange);
  document.addEventListener('focusout', onChange);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onChange);
    document.removeEventListener('focusout', onChange);
  };
}
