import { gql } from '@apollo/client/core';
import type { Documents, ListFiguresQuery } from '#src/generated/operations.ts';

export type Figures = ListFiguresQuery['listFigures'];
export type FigureTotal = Figures['totals'][number];

export const listFiguresQuery: Documents['ListFigures'] = gql`
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
          count
          sum
          average
          min
          max
        }
      }
    }
  }
`;
