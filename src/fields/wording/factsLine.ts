import { isolated } from '#schema/isolated.ts';

/** What is known of something, side by side, each in the direction of its script. */
export const factsLine = (facts: readonly (string | null | undefined)[], between = ' · '): string =>
  facts
    .filter((fact) => typeof fact === 'string' && fact !== '')
    .map((fact) => isolated(String(fact)))
    .join(between);
