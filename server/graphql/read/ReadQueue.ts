import type { Wait } from '#server/db/Wait.ts';
import { tooManyReads } from '#server/errors/errors.ts';

const runningReads = 4;
const waitingRequests = 20;
/** Milliseconds from which on a read lets others in behind it, and for what part of its own time. */
const long = 50;
const pause = 0.05;

/** What one user has under way and in line. */
interface Lane {
  running: number;
  /** Requests with reads under way, and how many. */
  readonly requests: Map<object, number>;
  readonly line: Turn[];
  /** Milliseconds of the database that they have had, counted from where others stood when they came. */
  spent: number;
}

interface Turn {
  readonly start: () => void;
}

interface Asking {
  readonly user: string;
  /** The reads of one request are admitted together. */
  readonly request: object;
  readonly wait: Wait;
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

  constructor(
    slots: number,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.free = slots;
    this.perUser = Math.min(runningReads, slots);
  }

  /** @throws tooManyReads; the reason where it was given up before its turn */
  async run<T>(asking: Asking, work: () => Promise<T>): Promise<T> {
    const lane = this.laneOf(asking.user);
    admit(lane, asking);
    try {
      await this.turn(lane, asking);
      return await this.timed(lane, work);
    } finally {
      leave(lane, asking.request);
    }
  }

  private async timed<T>(lane: Lane, work: () => Promise<T>): Promise<T> {
    const start = this.now();
    try {
      return await work();
    } finally {
      const took = this.now() - start;
      lane.spent += took;
      // Whoever came meanwhile is not in line yet where the database was to be asked first who they are.
      if (took < long) this.end(lane);
      else setTimeout(() => this.end(lane), took * pause);
    }
  }

  private end(lane: Lane): void {
    lane.running -= 1;
    this.free += 1;
    this.startNext();
  }

  private laneOf(user: string): Lane {
    const known = this.lanes.get(user);
    if (known) return known;
    for (const [other, { requests, spent }] of this.lanes)
      if (requests.size === 0 && spent <= this.clock) this.lanes.delete(other);
    const lane: Lane = { running: 0, requests: new Map(), line: [], spent: this.clock };
    this.lanes.set(user, lane);
    return lane;
  }

  private turn(lane: Lane, { wait }: Asking): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (reason: Error) => {
        lane.line.splice(lane.line.indexOf(turn), 1);
        reject(reason);
      };
      const turn: Turn = {
        start: () => {
          wait.offGiveUp(giveUp);
          resolve();
        },
      };
      wait.onGiveUp(giveUp);
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

/** @throws tooManyReads; the reason where nobody waits for it any more */
function admit({ requests }: Lane, { request, wait, isPatient }: Asking): void {
  wait.throwIfGivenUp();
  const isNew = !requests.has(request);
  if (isNew && !isPatient && requests.size >= runningReads + waitingRequests) throw tooManyReads();
  requests.set(request, (requests.get(request) ?? 0) + 1);
}

function leave({ requests }: Lane, request: object): void {
  const left = (requests.get(request) ?? 1) - 1;
  if (left > 0) requests.set(request, left);
  else requests.delete(request);
}
