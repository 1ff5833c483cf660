import type { Reach } from '#server/access/roleTable.ts';
import type { Viewer } from '#server/access/Viewer.ts';

/** Why somebody whose capability reaches so far may not do this: 'change trainers'. */
export function whyNot(how: Reach, viewer: Viewer, doing: string): string {
  switch (how) {
    case 'all':
      return `You may not ${doing}.`;
    case 'countries':
      return viewer.countryIds.length === 0
        ? noCountries(doing)
        : `You may ${doing} of your own countries only.`;
    case 'own':
      return viewer.countryIds.length === 0
        ? noCountries(doing)
        : `You may ${doing} only if you made them yourself, in your own countries.`;
    case 'none':
      return `Your roles do not let you ${doing}.`;
  }
}

/** S2: a user without countries has access to none. */
const noCountries = (doing: string) =>
  `You may ${doing} of your own countries only, and none are set for you.`;
