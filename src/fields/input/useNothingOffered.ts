import { useWording } from '../wording/useWording.ts';

interface Searched {
  /** Left out where it cannot, or is told in other words. */
  readonly failed?: boolean;
  /** What is typed. */
  readonly query: string;
}

/** What a list of choices says where it has none: why, and what was looked for (spec §9). */
export function useNothingOffered(): (searched: Searched) => string {
  const say = useWording();
  return ({ failed = false, query }) => {
    if (failed) return say('select.failed');
    return query === '' ? say('select.none') : say('select.no_results', { query });
  };
}
