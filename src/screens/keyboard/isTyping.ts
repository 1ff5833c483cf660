/** Whether a key belongs to what has the focus (text being typed, an open dialog or menu) or to the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return true;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select, [role="combobox"], [role="textbox"]'))
    return true;
  if (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type))
    return true;
  return document.querySelector('[role="dialog"], [role="menu"], [role="listbox"]') !== null;
}
