/** What is told of a key that an input method takes; Safari says so of the Enter that ends a composition by this alone. */
const takenByMethod = 229;

/**
 * Names of many scripts are composed: Enter settles what is typed, arrows and Escape choose among what it may mean. None of
 * them is a key of the page, which would follow, commit or send what is half written. Editors of rich text compose by
 * themselves.
 */
export function leaveKeysToComposer(): void {
  const onKey = (event: KeyboardEvent) => {
    const { target } = event;
    const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isTyped && (event.isComposing || event.keyCode === takenByMethod)) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', onKey, true);
}
