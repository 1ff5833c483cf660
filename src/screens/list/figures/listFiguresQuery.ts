import { gql, type TypedDocumentNode } from '@apollo/client/core';
import type { ListFiguresQuery, ListFiguresQueryVariables } from '#src/generated/operations.ts';

export type Figures = ListFiguresQuery['listFigures'];
export type FigureTotal = Figures['totals'][number];

export const listFiguresQuery: TypedDocumentNode<ListFiguresQuery, ListFiguresQueryVariables> = gql`
  query ListFigures(
    $list: RowSelection!
    $groupBy: String
    $unit: FigureUnit
    $zone: String
    $totals: [FigureField!]
  ) {
    listFigures(list: $list, groupBy: $groupBy, unit: $unit, zone: $zone, totals: $totals) {
      count
      totals {
        field
        apart
        count
        sum
        average
        min
        max
      }
      groups {
        key
        count
        totals {
          field
          apart
          sum
        }
      }
    }
  }
`;
