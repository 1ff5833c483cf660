// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const indicationListOperation = gql`
  query IndicationList {
    indications {
      id
      name
      colour
    }
  }
`;

export const indicationPickOperation = gql`
  query IndicationPick {
    indications {
      id
      name
    }
  }
`;
