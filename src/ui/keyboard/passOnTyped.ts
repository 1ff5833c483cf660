/** An input that passes on its value when it is left does so, and goes on being typed into where it was. */
export function passOnTyped(): void {
  const { activeElement: input } = document;
  if (!(input instanceof HTMLElement)) return;
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  const { selectionStart = null, selectionEnd = null } = isText ? input : {};
  input.blur();
  input.focus({ preventScroll: true });
  // A cell selects its text when it has the focus: the next letter would replace it.
  if (isText && selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
}
