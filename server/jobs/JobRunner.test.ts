import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/Database.ts';
import type { Job } from './Job.ts';
import { JobRunner } from './JobRunner.ts';

/** The runner hands the database on and never looks at it. */
const database = {} as Database;
const moment = new Date('2026-11-21T12:00:00Z');

describe('JobRunner', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function started(jobs: Readonly<Record<string, Job>>) {
    const log = { info: vi.fn(), error: vi.fn() };
    return { log, runner: new JobRunner({ database, jobs, now: () => moment, log }) };
  }

  it('runs soon after the start and once a minute, with the server’s clock', async () => {
    const job = vi.fn<Job>(() => Promise.resolve(0));
    const { runner } = started({ job });
    expect(job).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(job.mock.calls).toEqual([[database, moment]]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(job).toHaveBeenCalledTimes(3);
    await runner.stop();
  });

  it('logs what fails, goes on with the next job and tries again', async () => {
    const [failing, next] = [
      vi.fn<Job>(() => Promise.reject(new Error('broken'))),
      vi.fn<Job>(async () => 2),
    ];
    const { runner, log } = started({ failing, next });
    await runner.run();
    await runner.run();
    expect(failing).toHaveBeenCalledTimes(2);
    expect(next).toHaveBeenCalledTimes(2);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ job: 'failing', err: { message: 'broken' } });
    expect(log.info.mock.calls[0]?.[0]).toEqual({ job: 'next', count: 2 });
    await runner.stop();
  });

  it('never runs two rounds at once, and stops after the job under way', async () => {
    let end = (_count: number) => {};
    const slow = vi.fn<Job>(() => new Promise((resolve) => (end = resolve)));
    const next = vi.fn<Job>(async () => 0);
    const { runner } = started({ slow, next });
    await vi.advanceTimersByTimeAsync(61_000);
    expect(slow).toHaveBeenCalledTimes(1);
    let stopped = false;
    const stopping = runner.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    end(0);
    await stopping;
    await vi.advanceTimersByTimeAsync(300_000);
    expect(slow).toHaveBeenCalledTimes(1);
    expect(next).not.toHaveBeenCalled();
  });
});
