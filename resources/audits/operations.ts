// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

export const auditListOperation = gql`
  query AuditList(
    $first: Int
    $page: Int
    $orderBy: [AuditOrderBy!]
    $whereConditions: AuditWhereConditions
  ) {
    audits(first: $first, page: $page, orderBy: $orderBy, whereConditions: $whereConditions) {
      data {
        id
        model
        can {
          action
          allowed
          why
        }
        auditableId
        ownerId
        auditableType
        isThere
        event
        oldValues
        newValues
        user {
          id: ID
          fullName
        }
        createdAt
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const auditPickOperation = gql`
  query AuditPick(
    $first: Int
    $page: Int
    $orderBy: [AuditOrderBy!]
    $whereConditions: AuditWhereConditions
  ) {
    audits(first: $first, page: $page, orderBy: $orderBy, whereConditions: $whereConditions) {
      data {
        id
        model
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const auditShowOperation = gql`
  query AuditShow($ID: ID!) {
    audit(ID: $ID) {
      id
      model
      can {
        action
        allowed
        why
      }
      auditableId
      ownerId
      auditableType
      isThere
      event
      oldValues
      newValues
      user {
        id: ID
        fullName
      }
      createdAt
    }
  }
`;
