import { isValidAddress } from '../isValidAddress.ts';
import { appResources, listedResources, shownResources } from '../resourceRoutes.tsx';
import { overridePages } from '../routes.tsx';
import type { Places } from './crumbsOf.ts';
import { pageTitles } from './pageTitles.ts';

/** All that the app's addresses lead to. */
export const places: Places = {
  pages: Object.keys(pageTitles),
  resources: Object.keys(appResources),
  lists: listedResources,
  shown: shownResources,
  subPages: overridePages,
  isValid: isValidAddress,
};
