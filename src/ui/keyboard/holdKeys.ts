import { overlays } from './isTaken.ts';

/** What has not come by then is waited for without its keys. */
const patience = 4000;

const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(overlays) !== null;

/**
 * What opens to be typed into may still have to be loaded: until its input has the focus, what is typed is kept for it
 * and does nothing to the page, where each letter is a key, nor to the input in which the key was pressed.
 */
export function holdKeys(pressedIn: EventTarget | null): void {
  let text = '';
  let input: HTMLInputElement | undefined;
  const { activeElement } = document;
  // What something opens over would take letters for its own; another input is the one that has opened.
  const hasOpened = activeElement instanceof HTMLInputElement && activeElement !== pressedIn;
  const before = hasOpened ? null : activeElement;
  const timer = window.setTimeout(stop, patience);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('focusin', onFocus);

  function onKey(event: KeyboardEvent): void {
    if (isInOverlay(event.target) && event.target !== input && event.target !== before) return stop();
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Escape') stop();
    if (event.key === 'Backspace') text = text.slice(0, -1);
    if (event.key.length === 1) text += event.key;
  }

  function onFocus({ target }: FocusEvent): void {
    if (input !== undefined || target === before) return;
    if (!(target instanceof HTMLInputElement) || !isInOverlay(target)) return;
    input = target;
    // Its own handlers are there once the focus has settled; what is typed until then comes after what was typed before.
    window.setTimeout(() => {
      stop();
      target.setRangeText(text);
      target.setSelectionRange(target.value.length, target.value.length);
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  }

  function stop(): void {
    window.clearTimeout(timer);
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('focusin', onFocus);
  }
}
