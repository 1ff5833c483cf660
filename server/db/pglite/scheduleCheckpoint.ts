import type { DatabaseEvents } from '../observed/DatabaseEvents.ts';
import type { RunOnce } from './vacuumTables.ts';

const pauseMs = 1_000;
/** Replayed within half a second. */
const dueBytes = 16 * 2 ** 20;
const isDue = `select pg_current_wal_insert_lsn() - redo_lsn > ${dueBytes} from pg_control_checkpoint()`;

/**
 * The embedded database makes no checkpoint by itself until it is closed: its log would grow without end, and whoever
 * opens it after a crash, or after a worker was ended, would wait for all of it to be replayed.
 */
export function scheduleCheckpoint(events: DatabaseEvents, run: RunOnce): { stop(): void } {
  let timer: NodeJS.Timeout | null = null;
  const look = async () => {
    const { rows } = await run(isDue);
    if (rows[0]?.[0] === 't') await run('checkpoint');
  };
  const stopListening = events.onWrite(() => {
    timer ??= setTimeout(() => {
      timer = null;
      // The next write looks again.
      look().catch(() => undefined);
    }, pauseMs).unref();
  });
  return {
    stop: () => {
      stopListening();
      if (timer) clearTimeout(timer);
    },
  };
}
