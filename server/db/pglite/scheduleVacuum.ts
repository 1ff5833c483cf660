import type { DatabaseEvents } from '../observed/DatabaseEvents.ts';

const intervalMs = 30 * 60 * 1000;

/**
 * The embedded database has no autovacuum: without this its tables grow and its plans go stale. Only what was written
 * since the last time has garbage; idle times write nothing.
 */
export function scheduleVacuum(
  events: DatabaseEvents,
  vacuum: (tables: ReadonlySet<string>) => Promise<void>,
): { stop(): void } {
  let written = new Set<string>();
  let isRunning = false;
  const stopListening = events.onWrite((tables) => {
    for (const table of tables) written.add(table);
  });
  const run = async () => {
    if (isRunning || written.size === 0) return;
    const due = written;
    written = new Set();
    isRunning = true;
    try {
      await vacuum(due);
    } catch {
      // Another turn comes; the statement after a failed vacuum works as before.
      for (const table of due) written.add(table);
    } finally {
      isRunning = false;
    }
  };
  const timer = setInterval(() => void run(), intervalMs);
  timer.unref();
  return {
    stop: () => {
      stopListening();
      clearInterval(timer);
    },
  };
}
