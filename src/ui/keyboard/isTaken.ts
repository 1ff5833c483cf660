const typed = 'textarea, select, [role=combobox], [role=textbox]';
const pressed = 'button, summary, input, [role=button], [role=tab], [role=option], [role^=menuitem]';
export const overlays = '[role=dialog], [role=menu], [role=listbox]';

/** Closed, and only fading: nobody waits for that before the next key. */
const leaving = '[aria-hidden=true] *, [style*="opacity: 0;"], [style*="opacity: 0;"] *';

/** Whether text is being typed, which plain keys belong to. */
export function isTyping({ target }: Event): boolean {
  if (!(target instanceof HTMLElement) || target.matches(leaving)) return false;
  if (target.isContentEditable || target.matches(typed)) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

/** Whether what has the focus answers this key by itself: Space and Enter press it. */
export function isPress({ target }: Event, keys: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (keys === 'Space') return target.matches(pressed);
  return keys === 'Enter' && target.matches(`${pressed}, a[href]`);
}

/** Whether something lies over the page, whose keys wait until it is closed. */
export const isCovered = (): boolean => document.querySelector(`:is(${overlays}):not(${leaving})`) !== null;

/** Whether a plain key belongs to what has the focus, to what lies over the page, or to the browser. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  event.isComposing ||
  isTyping(event) ||
  isCovered();
