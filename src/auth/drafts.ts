/** Where forms keep what is not sent yet, in the storage of the tab: `convene-draft:<user>:<form>`. */
export const draftPrefix = 'convene-draft:';

/** Heard when somebody signs out on purpose: whatever is kept beside the storage goes too. */
export const draftsForgotten = 'convene-drafts-forgotten';

/** Drafts of anybody but this user: they are not for whoever signs in next. */
export function forgetDraftsOfOthers(userId: string, storage: Storage = window.sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  const others = keys.filter(
    (key) => key?.startsWith(draftPrefix) === true && !key.startsWith(`${draftPrefix}${userId}:`),
  );
  if (others.length === 0) return;
  for (const key of others) if (key !== null) storage.removeItem(key);
  window.dispatchEvent(new Event(draftsForgotten));
}

/** Nobody who sits down at the same machine afterwards finds a half-made form; a session that merely ended keeps it. */
export function forgetDrafts(storage: Storage = window.sessionStorage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(draftPrefix) === true) storage.removeItem(key);
  window.dispatchEvent(new Event(draftsForgotten));
}
