// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const costCategoryListOperation = gql`
  query CostCategoryList {
    costCategories {
      id
      path
      can {
        action
        allowed
        why
      }
      name
      reference
      parent {
        id
        path
      }
      dateCreated
      dateModified
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

export const costCategoryCreateOperation = gql`
  mutation CreateCostCategory($input: CreateCostCategoryInput!) {
    createCostCategory(input: $input) {
      id
      path
      name
      reference
      parent {
        id
        path
      }
      parentId
    }
  }
`;

export const costCategoryRemoveOperation = gql`
  mutation DeleteCostCategory($id: ID!) {
    deleteCostCategory(id: $id) {
      id
    }
  }
`;
