// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const participantForm = gql`
  fragment ParticipantForm on Participant {
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
    gender
    isHcp
    jobTitle
    speciality
    email
    phoneCountryCode
    phone
    mobile
    fax
    address
    city
    postalCode
    country {
      id
      name
    }
    countryId
    nationality
    onekeyId
    veevaId
    allergies
    dietaryRequirements
    expertiseSpeciality
    expertiseToxin
    expertiseUltrasound
    expertiseEmg
    spasticityFocus
    spokenLanguages
    techniquesUsed
    notes
    dateModified
  }
`;

export const participantListOperation = gql`
  query ParticipantList(
    $first: Int
    $page: Int
    $orderBy: [ParticipantOrderBy!]
    $sortBy: [ParticipantSortBy!]
    $where: ParticipantWhere
    $trashed: Trashed
  ) {
    participants(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      where: $where
      trashed: $trashed
    ) {
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
        gender
        isHcp
        jobTitle
        speciality
        email
        phoneCountryCode
        phone
        mobile
        fax
        address
        city
        postalCode
        country {
          id
          name
        }
        nationality
        onekeyId
        veevaId
        expertiseSpeciality
        expertiseToxin
        expertiseUltrasound
        expertiseEmg
        spasticityFocus
        spokenLanguages
        techniquesUsed
        bookingCount
        nextBooking {
          id
          centreEvent {
            dateStart
            name
          }
        }
        author {
          id: ID
          fullName
        }
        dateCreated
        dateModified
        erasedAt
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const participantPickOperation = gql`
  query ParticipantPick(
    $first: Int
    $page: Int
    $orderBy: [ParticipantOrderBy!]
    $sortBy: [ParticipantSortBy!]
    $where: ParticipantWhere
    $trashed: Trashed
  ) {
    participants(
      first: $first
      page: $page
      orderBy: $orderBy
      sortBy: $sortBy
      where: $where
      trashed: $trashed
    ) {
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

export const participantShowOperation = gql`
  query ParticipantShow($id: ID!) {
    participant(id: $id) {
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
      gender
      isHcp
      jobTitle
      speciality
      email
      phoneCountryCode
      phone
      mobile
      fax
      address
      city
      postalCode
      country {
        id
        name
      }
      nationality
      onekeyId
      veevaId
      allergies
      dietaryRequirements
      expertiseSpeciality
      expertiseToxin
      expertiseUltrasound
      expertiseEmg
      spasticityFocus
      spokenLanguages
      techniquesUsed
      notes
      bookingCount
      nextBooking {
        id
        centreEvent {
          dateStart
          name
        }
      }
      author {
        id: ID
        fullName
      }
      dateCreated
      dateModified
      erasedAt
    }
  }
`;

export const participantEditOperation = gql`
  query ParticipantEdit($id: ID!) {
    participant(id: $id) {
      ...ParticipantForm
    }
  }
  ${participantForm}
`;

export const participantCreateOperation = gql`
  mutation CreateParticipant($input: CreateParticipantInput!) {
    createParticipant(input: $input) {
      ...ParticipantForm
    }
  }
  ${participantForm}
`;

export const participantUpdateOperation = gql`
  mutation UpdateParticipant($input: UpdateParticipantInput!) {
    updateParticipant(input: $input) {
      ...ParticipantForm
    }
  }
  ${participantForm}
`;

export const participantRemoveOperation = gql`
  mutation DeleteParticipant($id: ID!) {
    deleteParticipant(id: $id) {
      id
    }
  }
`;

export const participantRestoreOperation = gql`
  mutation RestoreParticipant($id: ID!) {
    restoreParticipant(id: $id) {
      id
    }
  }
`;
