// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const centerForm = gql`
  fragment CenterForm on TrainingCentre {
    id
    name
    can {
      action
      allowed
      why
    }
    address
    city
    postalCode
    country {
      id
      name
    }
    countryId
    timeZone
    indication {
      id
      name
    }
    indicationId
    trainingExpertise
    description
    isPublished
    leadTrainer {
      id
      fullName
    }
    trainers {
      trainer {
        id
        fullName
      }
      trainerId
      priority
    }
    locationImage {
      large
      medium
      thumbnail
    }
    authorisationRequired
    authorisationRequiredText
    contractRequired
    contractRequiredText
    dateModified
  }
`;

export const centerListOperation = gql`
  query CenterList(
    $first: Int
    $page: Int
    $indication_id: ID
    $is_published: Boolean
    $text_search: String
    $whereConditions: TrainingCentreWhereConditions
    $sortBy: [TrainingCentreSortBy!]
  ) {
    trainingCentres(
      first: $first
      page: $page
      indication_id: $indication_id
      is_published: $is_published
      text_search: $text_search
      whereConditions: $whereConditions
      sortBy: $sortBy
    ) {
      data {
        id
        name
        can {
          action
          allowed
          why
        }
        address
        city
        postalCode
        country {
          id
          name
        }
        timeZone
        indication {
          id
          name
        }
        isPublished
        leadTrainer {
          id
          fullName
        }
        locationImage {
          large
          medium
          thumbnail
        }
        authorisationRequired
        contractRequired
        approvedDocument {
          id
          name
          state
        }
        pastEventCount
        upcomingEventCount
        upcomingEventsFull
        dateCreated
        dateModified
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const centerPickOperation = gql`
  query CenterPick(
    $first: Int
    $page: Int
    $indication_id: ID
    $is_published: Boolean
    $text_search: String
    $whereConditions: TrainingCentreWhereConditions
    $sortBy: [TrainingCentreSortBy!]
  ) {
    trainingCentres(
      first: $first
      page: $page
      indication_id: $indication_id
      is_published: $is_published
      text_search: $text_search
      whereConditions: $whereConditions
      sortBy: $sortBy
    ) {
      data {
        id
        name
        country {
          name
        }
        indication {
          name
        }
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const centerShowOperation = gql`
  query CenterShow($id: ID!) {
    trainingCentre(id: $id) {
      id
      name
      can {
        action
        allowed
        why
      }
      address
      city
      postalCode
      country {
        id
        name
      }
      timeZone
      indication {
        id
        name
      }
      trainingExpertise
      description
      isPublished
      leadTrainer {
        id
        fullName
      }
      trainers {
        trainer {
          id
          fullName
        }
        priority
      }
      locationImage {
        large
        medium
        thumbnail
      }
      authorisationRequired
      authorisationRequiredText
      contractRequired
      contractRequiredText
      approvedDocument {
        id
        name
        state
      }
      pastEventCount
      upcomingEventCount
      upcomingEventsFull
      dateCreated
      dateModified
    }
  }
`;

export const centerEditOperation = gql`
  query CenterEdit($id: ID!) {
    trainingCentre(id: $id) {
      ...CenterForm
    }
  }
  ${centerForm}
`;

export const centerCreateOperation = gql`
  mutation CreateCenter($input: CreateTrainingCentreInput!) {
    createTrainingCentre(input: $input) {
      ...CenterForm
    }
  }
  ${centerForm}
`;

export const centerUpdateOperation = gql`
  mutation UpdateCenter($input: UpdateTrainingCentreInput!) {
    updateTrainingCentre(input: $input) {
      ...CenterForm
    }
  }
  ${centerForm}
`;
