// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import { gql } from '@apollo/client';

const templateForm = gql`
  fragment TemplateForm on MergeTemplate {
    id
    name
    can {
      action
      allowed
      why
    }
    key
    contexts
    prosemirror
    html
    options
    dateModified
  }
`;

export const templateListOperation = gql`
  query TemplateList(
    $first: Int
    $page: Int
    $sortBy: [MergeTemplateSortBy!]
    $whereConditions: MergeTemplateWhereConditions
    $isChild: Boolean
  ) {
    mergeTemplates(
      first: $first
      page: $page
      sortBy: $sortBy
      whereConditions: $whereConditions
      isChild: $isChild
    ) {
      data {
        id
        name
        can {
          action
          allowed
          why
        }
        key
        contexts
        version
        root {
          id
          name
        }
        problems
        author {
          id: ID
          fullName
        }
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

export const templatePickOperation = gql`
  query TemplatePick(
    $first: Int
    $page: Int
    $sortBy: [MergeTemplateSortBy!]
    $whereConditions: MergeTemplateWhereConditions
    $isChild: Boolean
  ) {
    mergeTemplates(
      first: $first
      page: $page
      sortBy: $sortBy
      whereConditions: $whereConditions
      isChild: $isChild
    ) {
      data {
        id
        name
        author {
          fullName
        }
      }
      paginatorInfo {
        total
        hasMorePages
      }
    }
  }
`;

export const templateShowOperation = gql`
  query TemplateShow($id: ID!) {
    mergeTemplate(id: $id) {
      id
      name
      can {
        action
        allowed
        why
      }
      key
      contexts
      prosemirror
      html
      options
      version
      root {
        id
        name
      }
      versions {
        id
        name
        version
        dateCreated
      }
      problems
      author {
        id: ID
        fullName
      }
      dateCreated
      dateModified
    }
  }
`;

export const templateEditOperation = gql`
  query TemplateEdit($id: ID!) {
    mergeTemplate(id: $id) {
      ...TemplateForm
    }
  }
  ${templateForm}
`;

export const templateCreateOperation = gql`
  mutation CreateTemplate($input: CreateMergeTemplateInput!) {
    createMergeTemplate(input: $input) {
      ...TemplateForm
    }
  }
  ${templateForm}
`;

export const templateUpdateOperation = gql`
  mutation UpdateTemplate($input: UpdateMergeTemplateInput!) {
    updateMergeTemplate(input: $input) {
      ...TemplateForm
    }
  }
  ${templateForm}
`;

export const templateRestoreOperation = gql`
  mutation RestoreTemplate($id: ID!) {
    restoreMergeTemplate(id: $id) {
      id
    }
  }
`;
