import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export interface Change {
  /** The commit that the change is counted from. */
  readonly since: string;
  /** Files that it adds or changes, committed or not. */
  readonly files: readonly string[];
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** What has been done since the branch left its upstream; where it has none, since the last commit. */
export function readChange(): Change {
  const since = leftUpstreamAt() ?? git('rev-parse', 'HEAD');
  const changed = git('diff', '--name-only', '--diff-filter=d', since).split('\n');
  const added = git('ls-files', '--others', '--exclude-standard').split('\n');
  const files = [...new Set([...changed, ...added])].filter((path) => path !== '' && existsSync(path));
  return { since, files };
}

function leftUpstreamAt(): string | null {
  try {
    return git('merge-base', 'HEAD', '@{upstream}');
  } catch {
    return null;
  }
}
