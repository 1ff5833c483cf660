// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const countryListOperation = gql`
  query CountryList {
    countries {
      id
      name
      countryCode
      isCustom
    }
  }
`;

export const countryPickOperation = gql`
  query CountryPick {
    countries {
      id
      name
    }
  }
`;
