import { gql } from '@apollo/client/core';
import type { Documents, CostCategoryTreeQuery } from '#src/generated/operations.ts';

export const categoryTreeQuery: Documents['CostCategoryTree'] = gql`
  query CostCategoryTree {
    costCategories {
      id
      name
      reference
      parentId
      path
      dateModified
      can {
        action
        allowed
      }
    }
  }
`;

export const addCategory: Documents['AddCostCategory'] = gql`
  mutation AddCostCategory($input: CreateCostCategoryInput!) {
    createCostCategory(input: $input) {
      id
      name
    }
  }
`;

export const changeCategory: Documents['ChangeCostCategory'] = gql`
  mutation ChangeCostCategory($input: UpdateCostCategoryInput!) {
    updateCostCategory(input: $input) {
      id
      name
      path
    }
  }
`;

export const removeCategory: Documents['RemoveCostCategory'] = gql`
  mutation RemoveCostCategory($id: ID!) {
    deleteCostCategory(id: $id) {
      id
      name
    }
  }
`;

export type Category = CostCategoryTreeQuery['costCategories'][number];

/** The categories directly below one, or at the top. */
export const below = (all: readonly Category[], parent: string | null): readonly Category[] =>
  all.filter(({ parentId }) => parentId === parent).sort((one, other) => one.name.localeCompare(other.name));

/** Where a category may go: everywhere but below itself (E3). */
export function targetsOf(all: readonly Category[], moved: Category): readonly Category[] {
  const own = new Set([moved.id]);
  let size = 0;
  while (size !== own.size) {
    size = own.size;
    for (const { id, parentId } of all) if (parentId !== null && own.has(parentId)) own.add(id);
  }
  return all.filter(({ id }) => !own.has(id));
}
