import { wayOfScrolling } from './wayOfScrolling.ts';

/** What an input, or the message below a group of them, looks like while something is wrong. */
const problem = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error';
const focusable =
  'input:not([type="hidden"], [hidden], :disabled), textarea:not(:disabled), button:not(:disabled), [contenteditable="true"]';

/** The first of the problems marked within, in the order of the page, is scrolled to, and its input has the focus. */
export function focusFirstProblem(within: ParentNode): void {
  const marked = within.querySelector<HTMLElement>(problem);
  if (marked === null) return;
  // Not by the focus itself: that stops at the edge, under the bar that stays in sight.
  marked.scrollIntoView({ block: 'center', behavior: wayOfScrolling() });
  inputOf(marked)?.focus({ preventScroll: true });
}

/** The marked input itself, else the nearest that stands around the message. */
function inputOf(marked: HTMLElement): HTMLElement | null {
  if (marked.matches(focusable)) return marked;
  const inside = marked.parentElement?.querySelector<HTMLElement>(focusable) ?? null;
  return inside ?? (marked.parentElement && inputOf(marked.parentElement));
}
