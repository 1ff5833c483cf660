import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of processor time that have been used. */
export interface CpuClock {
  readonly node: number;
  readonly postgres: number;
}

/** Per request: unlike requests a second it stays the same when others use the machine too. */
export function cpuSince(before: CpuClock, after: CpuClock, requests: number): CpuClock {
  return {
    node: (after.node - before.node) / requests,
    postgres: (after.postgres - before.postgres) / requests,
  };
}

const tickMs = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

/** As Linux tells it; zeroes elsewhere. */
function timesOf(pid: number): ProcessTimes {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [parent = 0, own = 0, kernel = 0, ended = 0, endedKernel = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { parent, own: (own + kernel) * tickMs, ended: (ended + endedKernel) * tickMs };
  } catch {
    return { parent: 0, own: 0, ended: 0 };
  }
}

export const cpuOf = (pid: number): number => timesOf(pid).own;

/** Of a process and all its children, those that have ended too. */
export function cpuBelow(pid: number): number {
  const { own, ended } = timesOf(pid);
  const children = processes().map(timesOf);
  return (
    own + ended + children.filter(({ parent }) => parent === pid).reduce((sum, each) => sum + each.own, 0)
  );
}

function processes(): readonly number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}
