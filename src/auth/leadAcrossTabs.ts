const lockName = 'convene-refresher';

/**
 * Calls `onLead` once this tab is the one that works for all tabs: at once, or when the one before it is closed.
 * What it answers steps down, or stops waiting.
 */
export function leadAcrossTabs(onLead: () => void): () => void {
  // Web locks exist in secure contexts only; the server bears with tabs that refresh beside each other.
  if (!('locks' in navigator)) {
    onLead();
    return () => undefined;
  }
  const waiting = new AbortController();
  let stepDown = () => {};
  const done = new Promise<void>((resolve) => (stepDown = resolve));
  const lead = () => {
    if (!waiting.signal.aborted) onLead();
    return done;
  };
  navigator.locks.request(lockName, { signal: waiting.signal }, lead).catch((error: unknown) => {
    if (!waiting.signal.aborted) throw error;
  });
  return () => {
    waiting.abort();
    stepDown();
  };
}
