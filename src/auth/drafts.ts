/** Where forms keep what is not sent yet, in the storage of the tab: `convene-draft:<user>:<form>`. */
export const draftPrefix = 'convene-draft:';

/** Heard when somebody signs out on purpose: whatever is kept beside the storage goes too. */
export const draftsForgotten = 'convene-drafts-forgotten';

/** Drafts of anybody but this user: they are not for whoever signs in next. */
export function forgetDraftsOfOthers(userId: string): void {
  const others = keysOfDrafts().filter((key) => !key.startsWith(`${draftPrefix}${userId}:`));
  if (others.length === 0) return;
  for (const key of others) window.sessionStorage.removeItem(key);
  window.dispatchEvent(new Event(draftsForgotten));
}

/** Nobody who sits down at the same machine afterwards finds a half-made form; a session that merely ended keeps it. */
export function forgetDrafts(): void {
  for (const key of keysOfDrafts()) window.sessionStorage.removeItem(key);
  window.dispatchEvent(new Event(draftsForgotten));
}

function keysOfDrafts(): readonly string[] {
  const { sessionStorage } = window;
  return Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index)).filter(
    (key): key is string => key !== null && key.startsWith(draftPrefix),
  );
}
