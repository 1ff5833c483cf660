// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const trainerForm = gql`
  fragment TrainerForm on Trainer {
    id
    fullName
    can {
      action
      allowed
      why
    }
    nameTitle
    firstName
    lastName
    photo {
      large
      medium
      thumbnail
    }
    email
    address
    city
    postcode
    country {
      id
      name
    }
    countryId
    position
    hospital
    faculty
    description
    experience
    mainInterests
    researchWork
    primaryLanguage
    spokenLanguages
    fmvAmount
    fmvCurrency
    vatPayable
    isDisabled
    sapNumber
    onekeyId
    veevaId
    dateModified
  }
`;

export const trainerListOperation = gql`
  query TrainerList(
    $first: Int
    $page: Int
    $orderBy: [TrainerOrderBy!]
    $sortBy: [TrainerSortBy!]
    $where: TrainerWhere
  ) {
    trainers(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        fullName
        can {
          action
          allowed
          why
        }
        nameTitle
        firstName
        lastName
        photo {
          large
          medium
          thumbnail
        }
        email
        address
        city
        postcode
        country {
          id
          name
        }
        position
        hospital
        faculty
        primaryLanguage
        spokenLanguages
        fmvAmount
        fmvCurrency
        fmvLastUpdated
        vatPayable
        isDisabled
        sapNumber
        onekeyId
        veevaId
        centreEventCount
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

export const trainerPickOperation = gql`
  query TrainerPick(
    $first: Int
    $page: Int
    $orderBy: [TrainerOrderBy!]
    $sortBy: [TrainerSortBy!]
    $where: TrainerWhere
  ) {
    trainers(first: $first, page: $page, orderBy: $orderBy, sortBy: $sortBy, where: $where) {
      data {
        id
        fullName
        country {
          name
        }
        email
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const trainerShowOperation = gql`
  query TrainerShow($id: ID!) {
    trainer(id: $id) {
      id
      fullName
      can {
        action
        allowed
        why
      }
      nameTitle
      firstName
      lastName
      photo {
        large
        medium
        thumbnail
      }
      email
      address
      city
      postcode
      country {
        id
        name
      }
      position
      hospital
      faculty
      description
      experience
      mainInterests
      researchWork
      primaryLanguage
      spokenLanguages
      fmvAmount
      fmvCurrency
      fmvLastUpdated
      vatPayable
      isDisabled
      sapNumber
      onekeyId
      veevaId
      centreEventCount
      trainerHonoraria {
        trainer {
          id
          fullName
        }
      }
      dateCreated
      dateModified
    }
  }
`;

export const trainerEditOperation = gql`
  query TrainerEdit($id: ID!) {
    trainer(id: $id) {
      ...TrainerForm
    }
  }
  ${trainerForm}
`;

export const trainerCreateOperation = gql`
  mutation CreateTrainer($input: CreateTrainerInput!) {
    createTrainer(input: $input) {
      ...TrainerForm
    }
  }
  ${trainerForm}
`;

export const trainerUpdateOperation = gql`
  mutation UpdateTrainer($input: UpdateTrainerInput!) {
    updateTrainer(input: $input) {
      ...TrainerForm
    }
  }
  ${trainerForm}
`;
