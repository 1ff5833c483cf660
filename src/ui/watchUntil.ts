interface Patience {
  /** What has not come by then is not waited for. */
  readonly milliseconds?: number;
  /** Is done then. */
  readonly giveUp?: () => void;
}

/**
 * Asks whether what is waited for has come, at once and again whenever a part of the page changes.
 * @returns Ends the wait.
 */
export function watchUntil(
  part: HTMLElement,
  hasCome: () => boolean,
  { milliseconds = 10_000, giveUp }: Patience = {},
): () => void {
  const watcher = new MutationObserver(look);
  const timer = window.setTimeout(() => {
    stop();
    giveUp?.();
  }, milliseconds);
  watcher.observe(part, { childList: true, subtree: true, attributeFilter: ['inert'] });
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
