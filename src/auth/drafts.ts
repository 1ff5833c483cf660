/** Where forms keep what is not sent yet, in the storage of the tab: `convene-draft:<user>:<form>`. */
export const draftPrefix = 'convene-draft:';

/** Heard when somebody signs out on purpose: whatever is kept beside the storage goes too. */
export const draftsForgotten = 'convene-drafts-forgotten';

/** Nobody who sits down at the same machine afterwards finds a half-made form; a session that merely ended keeps it. */
export function forgetDrafts(storage: Storage = window.sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(draftPrefix) === true) storage.removeItem(key);
  window.dispatchEvent(new Event(draftsForgotten));
}
