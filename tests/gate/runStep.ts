import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Step } from './steps.ts';

export interface Ended {
  readonly name: string;
  readonly passed: boolean;
  readonly seconds: number;
  /** The last lines it printed, which name what failed. */
  readonly end: readonly string[];
}

const endLines = 80;

/** Takes no processor that another process wants. */
const patiently = ['nice', '-n', '19'];

/** Runs the step's command; what it prints is passed on line by line. */
export function runStep(
  step: Step,
  env: Readonly<Record<string, string>>,
  print: (line: string) => void,
  isPatient: boolean,
): Promise<Ended> {
  const [program, ...args] = isPatient ? [...patiently, ...step.command] : step.command;
  if (!program) throw new Error(`Step "${step.name}" has no command.`);
  const start = Date.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...env },
  });
  const end: string[] = [];
  const pipes = [child.stdout, child.stderr];
  for (const pipe of pipes)
    createInterface({ input: pipe }).on('line', (line) => {
      print(line);
      end.push(line);
      if (end.length > endLines) end.shift();
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Whatever a step started and forgot would hold its pipes open for ever.
    child.on('exit', () => setTimeout(() => pipes.forEach((pipe) => pipe.destroy()), 2_000));
    child.on('close', (code) =>
      resolve({ name: step.name, passed: code === 0, seconds: (Date.now() - start) / 1000, end }),
    );
  });
}
