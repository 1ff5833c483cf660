import type { DatabaseEvents } from './DatabaseEvents.ts';

const intervalMs = 30 * 60 * 1000;

/** The embedded database has no autovacuum: without this its tables grow and its plans go stale. Idle times write nothing. */
export function scheduleVacuum(events: DatabaseEvents, maintain: () => Promise<void>): { stop(): void } {
  let isDirty = false;
  const stopListening = events.onWrite(() => {
    isDirty = true;
  });
  const timer = setInterval(() => {
    if (!isDirty) return;
    isDirty = false;
    // Another turn comes; the statement after a failed vacuum works as before.
    maintain().catch(() => {
      isDirty = true;
    });
  }, intervalMs);
  timer.unref();
  return {
    stop: () => {
      stopListening();
      clearInterval(timer);
    },
  };
}
