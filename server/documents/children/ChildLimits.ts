/** What one kind of child process may take, so that no content, however made, takes the server with it. */
export interface ChildLimits {
  /** At the same time. */
  readonly children: number;
  /** That may wait for one. */
  readonly waiting: number;
  /** Of these for one asker; all where left out. */
  readonly waitingOfOne?: number;
  /** For one task; then the child is killed. */
  readonly taskMs: number;
  /** For the child to start. */
  readonly startMs: number;
  /** Of the whole child; above it, it ends itself. */
  readonly memoryBytes: number;
  /** Above it after a task, the next one is given to a new child. */
  readonly restBytes: number;
  /** Tasks of one child. */
  readonly tasks: number;
  /** Without a task, after which it ends. */
  readonly idleMs: number;
}
