/** What has not come by then is not waited for: the page says why. */
const patience = 10_000;

/**
 * Looks at the rows, and again whenever they change, until what was waited for has come.
 * @returns Ends the wait.
 */
export function watchRows(box: HTMLElement, hasCome: () => boolean): () => void {
  const watcher = new MutationObserver(look);
  const timer = window.setTimeout(stop, patience);
  watcher.observe(box, { childList: true, subtree: true, attributeFilter: ['inert'] });
  look();
  return stop;

  function look(): void {
    if (hasCome()) stop();
  }

  function stop(): void {
    watcher.disconnect();
    window.clearTimeout(timer);
  }
}
