// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const userForm = gql`
  fragment UserForm on User {
    ID
    fullName
    can {
      action
      allowed
      why
    }
    userEmail
    nameTitle
    firstName
    lastName
    roles
    countries
    options {
      key
      value
    }
    dateModified
  }
`;

export const userListOperation = gql`
  query UserList($first: Int, $page: Int, $where: UserWhere, $sortBy: [UserSortBy!]) {
    usersPaginated(first: $first, page: $page, where: $where, sortBy: $sortBy) {
      data {
        ID
        fullName
        can {
          action
          allowed
          why
        }
        username
        userEmail
        nameTitle
        firstName
        lastName
        roles
        allowedCountries {
          id
          name
        }
        lastSignIn
        deactivatedAt
        registeredDate
        dateModified
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const userPickOperation = gql`
  query UserPick($first: Int, $page: Int, $where: UserWhere, $sortBy: [UserSortBy!]) {
    usersPaginated(first: $first, page: $page, where: $where, sortBy: $sortBy) {
      data {
        ID
        fullName
        userEmail
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const userShowOperation = gql`
  query UserShow($ID: ID!) {
    user(ID: $ID) {
      ID
      fullName
      can {
        action
        allowed
        why
      }
      username
      userEmail
      nameTitle
      firstName
      lastName
      roles
      allowedCountries {
        id
        name
      }
      options {
        key
        value
      }
      lastSignIn
      deactivatedAt
      registeredDate
      dateModified
    }
  }
`;

export const userEditOperation = gql`
  query UserEdit($ID: ID!) {
    user(ID: $ID) {
      ...UserForm
    }
  }
  ${userForm}
`;

export const userCreateOperation = gql`
  mutation CreateUser($input: CreateUserInput!) {
    createUser(input: $input) {
      ...UserForm
    }
  }
  ${userForm}
`;

export const userUpdateOperation = gql`
  mutation UpdateUser($input: UpdateUserInput!) {
    updateUser(input: $input) {
      ...UserForm
    }
  }
  ${userForm}
`;
