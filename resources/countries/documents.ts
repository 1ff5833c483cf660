// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const countryListDocument = gql`
  query CountryList {
    countries {
      id
      name
      countryCode
      isCustom
    }
  }
`;

export const countryPickDocument = gql`
  query CountryPick {
    countries {
      id
      name
    }
  }
`;
