import { Worker } from 'node:worker_threads';

/** What a child says to its parent: that it can begin, and then one answer for each task, in their order. */
export type ChildMessage<Answer> =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly answer: Answer; readonly memoryBytes: number }
  | { readonly type: 'fault'; readonly message: string };

/** The child's end: does each task that the parent sends, and ends with the parent. */
export function serveParent<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  guardMemory(Number(process.argv[2]));
  process.on('message', (task) => {
    void answerOf(work, task as Task).then(tell);
  });
  process.on('disconnect', () => process.exit());
  tell({ type: 'ready' });
}

async function answerOf<Task, Answer>(
  work: (task: Task) => Promise<Answer>,
  task: Task,
): Promise<ChildMessage<Answer>> {
  try {
    const answer = await work(task);
    return { type: 'answer', answer, memoryBytes: process.memoryUsage.rss() };
  } catch (error) {
    return {
      type: 'fault',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function tell(message: ChildMessage<unknown>): void {
  // The parent may have gone meanwhile, and this process goes with it.
  process.send?.(message, undefined, undefined, () => undefined);
}

/** In a thread of its own: a task may hold this one until it is done. */
function guardMemory(memoryBytes: number): void {
  const guard = new Worker(new URL('./memoryGuard.js', import.meta.url), {
    workerData: { memoryBytes, parent: process.ppid },
    execArgv: [],
  });
  guard.unref();
}
