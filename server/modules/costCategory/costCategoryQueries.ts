import { plainListResolver } from '../../graphql/read/readResolvers.ts';
import { costCategoryList } from './costCategoryList.ts';

export const costCategoryQueries = {
  costCategories: plainListResolver(costCategoryList),
};
