import { type ChildProcess, fork } from 'node:child_process';
import type { ChildLimits } from './ChildLimits.ts';
import type { ChildMessage } from './serveParent.ts';

/** The task was stopped, since it took too long. */
export class ChildTimeout extends Error {}

/** The child ended over the task: mostly that it took more memory than it may. */
export class ChildEnded extends Error {}

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** One process, which does one task after the other. */
export class Child<Task, Answer> {
  private readonly process: ChildProcess;
  private readonly ready: Promise<void>;
  private waiting: Waiting<Answer> | null = null;
  private memoryBytes = 0;
  private tasks = 0;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  isGone = false;

  constructor(
    program: URL,
    private readonly limits: ChildLimits,
  ) {
    this.process = fork(program, [String(limits.memoryBytes)], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [`--max-old-space-size=${Math.round(limits.memoryBytes / 1024 / 1024)}`],
      // Of the server's environment, which holds its secrets, no more than a program needs to start.
      env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'] },
    });
    this.gone = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', () => resolve());
    });
    this.ready = new Promise((resolve, reject) => {
      this.process.once('message', () => resolve());
      void this.gone.then(() => reject(new ChildEnded('The process could not be started.')));
    });
    this.ready.catch(() => undefined);
    this.process.on('message', (message) => this.settle(message as ChildMessage<Answer>));
    void this.gone.then(() => this.end(new ChildEnded('The process has ended.')));
  }

  get pid(): number | undefined {
    return this.process.pid;
  }

  /** What it has kept or counted says that another should do the next task. */
  get isWorn(): boolean {
    return this.isGone || this.tasks >= this.limits.tasks || this.memoryBytes > this.limits.restBytes;
  }

  /** @throws ChildTimeout, ChildEnded; the process is gone then */
  async run(task: Task): Promise<Answer> {
    this.tasks += 1;
    this.hold(true);
    try {
      await this.within(this.limits.startMs, this.ready);
      return await this.within(this.limits.taskMs, this.send(task));
    } finally {
      this.hold(false);
    }
  }

  private send(task: Task): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.process.send(task as object, (error) => error && this.end(new ChildEnded(error.message)));
    });
  }

  /** Ends it at once, whatever it does. */
  kill(): void {
    // Whoever waits for that is not to end before.
    this.process.ref();
    this.process.kill('SIGKILL');
  }

  /** Without a task it keeps no program from ending. */
  private hold(isHeld: boolean): void {
    const call = isHeld ? 'ref' : 'unref';
    this.process[call]();
    this.process.channel?.[call]();
  }

  private async within<T>(ms: number, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reject(new ChildTimeout(`It took longer than ${ms} ms.`));
        this.isGone = true;
        this.kill();
      }, ms);
    });
    return Promise.race([work, patience]).finally(() => clearTimeout(timer));
  }

  private settle(message: ChildMessage<Answer>): void {
    if (message.type === 'ready') return;
    const waiting = this.waiting;
    this.waiting = null;
    if (message.type === 'fault') return waiting?.reject(new Error(message.message));
    this.memoryBytes = message.memoryBytes;
    waiting?.resolve(message.answer);
  }

  private end(error: Error): void {
    this.isGone = true;
    this.waiting?.reject(error);
    this.waiting = null;
  }
}
