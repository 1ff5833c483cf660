// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const costCategoryListOperation = gql`
  query CostCategoryList {
    costCategories {
      id
      path
      name
      reference
    }
  }
`;

export const costCategoryPickOperation = gql`
  query CostCategoryPick {
    costCategories {
      id
      path
    }
  }
`;
