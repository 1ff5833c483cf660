import { Child } from './Child.ts';
import type { ChildLimits } from './ChildLimits.ts';

/** As many tasks wait as may. */
export class PoolFull extends Error {}

export interface Asking {
  /** Who waits for it; nobody that is known where it is left out. */
  readonly asker?: string | undefined;
}

/** Whoever asks for nobody that is known, such as the demo, has no share of the places to keep to. */
const nobody = '';

interface Queued<Task, Answer> {
  readonly task: Task;
  readonly asker: string;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A few processes that do tasks, of each asker in turn: nobody waits for all that somebody else has asked for, nor finds
 * no place left by them. They are started when first needed, replaced when worn, ended when nobody needs them.
 */
export class ChildPool<Task, Answer> {
  private readonly queue = new Set<Queued<Task, Answer>>();
  private readonly all = new Set<Child<Task, Answer>>();
  private readonly free: Child<Task, Answer>[] = [];
  /** Who had a turn, whoever had the latest last. */
  private readonly served = new Set<string>();
  private idle: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly program: URL,
    private readonly limits: ChildLimits,
  ) {}

  /** @throws PoolFull, ChildTimeout, ChildEnded */
  async run(task: Task, { asker = nobody }: Asking = {}): Promise<Answer> {
    if (this.isClosed) throw new Error('The processes have been ended.');
    if (this.isFull(asker)) throw new PoolFull('Too many tasks wait.');
    return new Promise((resolve, reject) => {
      this.queue.add({ task, asker, resolve, reject });
      this.next();
    });
  }

  /** The processes that are there. */
  get pids(): readonly number[] {
    return [...this.all].flatMap(({ pid }) => pid ?? []);
  }

  /** Ends them all, whatever they do. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.idle);
    for (const { reject } of this.queue) reject(new Error('The processes have been ended.'));
    this.queue.clear();
    await this.endAll();
  }

  private isFull(asker: string): boolean {
    const { waiting, waitingOfOne = waiting } = this.limits;
    if (this.queue.size >= waiting) return true;
    const own = [...this.queue].filter((queued) => queued.asker === asker).length;
    return asker !== nobody && own >= waitingOfOne;
  }

  private next(): void {
    const queued = this.nextQueued();
    if (!queued || this.isClosed) return;
    const child = this.free.pop() ?? this.start();
    if (!child) return;
    clearTimeout(this.idle);
    this.queue.delete(queued);
    this.served.delete(queued.asker);
    this.served.add(queued.asker);
    void child
      .run(queued.task)
      .then(queued.resolve, queued.reject)
      .finally(() => this.giveBack(child));
  }

  /** Of whoever had no turn yet, else of whoever had theirs longest ago. */
  private nextQueued(): Queued<Task, Answer> | undefined {
    const askers = [...this.served];
    let next: Queued<Task, Answer> | undefined;
    for (const queued of this.queue)
      if (!next || askers.indexOf(queued.asker) < askers.indexOf(next.asker)) next = queued;
    return next;
  }

  private start(): Child<Task, Answer> | null {
    if (this.all.size >= this.limits.children) return null;
    const child = new Child<Task, Answer>(this.program, this.limits);
    this.all.add(child);
    void child.gone.then(() => this.forget(child));
    return child;
  }

  private giveBack(child: Child<Task, Answer>): void {
    if (!child.isWorn && !this.isClosed) this.free.push(child);
    else {
      child.kill();
      this.all.delete(child);
    }
    this.next();
    if (this.free.length < this.all.size || this.isClosed) return;
    this.served.clear();
    this.idle = setTimeout(() => void this.endAll(), this.limits.idleMs).unref();
  }

  private forget(child: Child<Task, Answer>): void {
    this.all.delete(child);
    const index = this.free.indexOf(child);
    if (index >= 0) this.free.splice(index, 1);
    this.next();
  }

  private async endAll(): Promise<void> {
    const children = [...this.all];
    this.free.length = 0;
    for (const child of children) child.kill();
    await Promise.all(children.map(({ gone }) => gone));
  }
}
