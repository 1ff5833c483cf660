import { gql } from '@apollo/client/core';
import type { Documents, CostSheetQuery, CostSourcesQuery } from '#src/generated/operations.ts';

const lineParts = gql`
  fragment CostLineParts on EstimatedCost {
    id
    name
    description
    costCategoryId
    unitMode
    fixedUnits
    participants
    trainers
    amountExcVat
    amountIncVat
    currency
    date
  }
`;

export const costSheetQuery: Documents['CostSheet'] = gql`
  query CostSheet($id: ID!) {
    centreEvent(id: $id) {
      id
      name
      dateStart
      trainingCentreId
      dateModified
      costsBaseCurrency
      costAccommodation
      costCoffee
      costDinner
      costFlights
      costLunch
      costTransfers
      can {
        action
        allowed
        why
      }
      estimatedCosts {
        ...CostLineParts
        can {
          action
          allowed
        }
      }
      costTotals {
        currency
        isPartial
        trainees
        trainers
        seats
        booked {
          excVat
          incVat
          excVatPerHead
          incVatPerHead
        }
        atCapacity {
          excVat
          incVat
          excVatPerHead
          incVatPerHead
        }
        rates {
          currency
          rate
          lastUpdated
        }
      }
    }
    costCategories {
      id
      path
      can {
        action
        allowed
      }
    }
  }
  ${lineParts}
`;

export const costSourcesQuery: Documents['CostSources'] = gql`
  query CostSources($where: CentreEventWhere) {
    centreEvents(first: 10, where: $where, orderBy: [{ column: DATE_START, order: DESC }]) {
      data {
        id
        name
        dateStart
        estimatedCosts {
          ...CostLineParts
        }
      }
    }
  }
  ${lineParts}
`;

export const saveCostsMutation: Documents['SaveCosts'] = gql`
  mutation SaveCosts($input: UpdateCentreEventInput!) {
    updateCentreEvent(input: $input) {
      id
    }
  }
`;

export type CostEvent = NonNullable<CostSheetQuery['centreEvent']>;
export type CostTotals = NonNullable<CostEvent['costTotals']>;
export type CostCategoryChoice = CostSheetQuery['costCategories'][number];
export type CostSource = CostSourcesQuery['centreEvents']['data'][number];
