import { decide, type Permission } from '#src/data/access/Permission.ts';

/** Why something that was offered can be done no more, as its record is by now: an answer was lost, or another was first. */
export function whyNoMore(can: readonly Permission[] | undefined, action: string): string | undefined {
  const { allowed, why } = decide(action, undefined, can);
  return allowed ? undefined : (why ?? undefined);
}
