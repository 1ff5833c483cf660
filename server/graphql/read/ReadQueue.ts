import { tooManyReads } from '#server/errors/errors.ts';

const running = 4;
const waiting = 20;

/** What one user has under way and in line. */
interface Lane {
  running: number;
  readonly line: Turn[];
  /** Milliseconds of the database that they have had, counted from where others stood when they came. */
  spent: number;
}

interface Turn {
  readonly start: () => void;
}

export interface Asking {
  readonly user: string;
  readonly signal: AbortSignal;
  /** Reads of what was just written: refused, they would make a write look as if it had failed. */
  readonly isPatient: boolean;
}

/**
 * Whose read is next. A user has a few running and a short line; among users whoever has had least of the database
 * goes first, so that somebody who keeps it busy waits for others and not they for them (ADR 19).
 */
export class ReadQueue {
  private readonly lanes = new Map<string, Lane>();
  private free: number;
  private readonly perUser: number;
  /** What whoever started last had spent: those who come now begin there. */
  private clock = 0;

  constructor(slots: number) {
    this.free = slots;
    // The last slot is for others: with one statement at a time a user has no use for more.
    this.perUser = Math.max(1, Math.min(running, slots - 1));
  }

  /** @throws tooManyReads; the signal's reason where it was given up before its turn */
  async run<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
    const lane = this.laneOf(asking.user);
    await this.turn(lane, asking);
    const start = performance.now();
    try {
      return await work();
    } finally {
      lane.spent += performance.now() - start;
      lane.running -= 1;
      this.free += 1;
      this.startNext();
      if (lane.running === 0 && lane.line.length === 0) this.lanes.delete(asking.user);
    }
  }

  private laneOf(user: string): Lane {
    const known = this.lanes.get(user);
    if (known) return known;
    const lane: Lane = { running: 0, line: [], spent: this.clock };
    this.lanes.set(user, lane);
    return lane;
  }

  private turn(lane: Lane, { signal, isPatient }: Asking): Promise<void> {
    signal.throwIfAborted();
    if (!isPatient && lane.line.length >= waiting) throw tooManyReads();
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        start: () => {
          signal.removeEventListener('abort', giveUp);
          resolve();
        },
      };
      const giveUp = () => {
        lane.line.splice(lane.line.indexOf(turn), 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      lane.line.push(turn);
      this.startNext();
    });
  }

  private startNext(): void {
    while (this.free > 0) {
      const lane = this.nextLane();
      const turn = lane?.line.shift();
      if (!lane || !turn) return;
      this.free -= 1;
      lane.running += 1;
      this.clock = Math.max(this.clock, lane.spent);
      turn.start();
    }
  }

  private nextLane(): Lane | null {
    let next: Lane | null = null;
    for (const lane of this.lanes.values()) {
      if (lane.line.length === 0 || lane.running >= this.perUser) continue;
      if (!next || lane.spent < next.spent) next = lane;
    }
    return next;
  }
}
