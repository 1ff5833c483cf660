// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.

import type { TypedDocumentNode } from '@apollo/client/core';
import type * as Types from './contentSchema.ts';

export type BeginSsoMutationVariables = Types.Exact<{
  redirectTo?: Types.InputMaybe<Types.Scalars['String']['input']>;
}>;


export type BeginSsoMutation = { readonly beginSso: { readonly authorizationUrl: string | null } | null };

export type CompleteLoginMutationVariables = Types.Exact<{
  challenge: Types.Scalars['String']['input'];
  code: Types.Scalars['String']['input'];
}>;


export type CompleteLoginMutation = { readonly completeLogin: { readonly recoveryCodes: ReadonlyArray<string> | null, readonly authToken: string | null, readonly authTokenExpiration: string | null, readonly refreshToken: string | null, readonly refreshTokenExpiration: string | null, readonly user: { readonly id: string, readonly username: string, readonly email: string | null, readonly nameTitle: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly options: string | null, readonly preferences: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly name: string }> }, readonly countries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } } | null } | null };

export type LoginMutationVariables = Types.Exact<{
  username: Types.Scalars['String']['input'];
  password: Types.Scalars['String']['input'];
}>;


export type LoginMutation = { readonly login: { readonly authToken: string | null, readonly authTokenExpiration: string | null, readonly refreshToken: string | null, readonly refreshTokenExpiration: string | null, readonly secondFactor: { readonly challenge: string, readonly setUp: { readonly secret: string, readonly uri: string } | null } | null, readonly user: { readonly id: string, readonly username: string, readonly email: string | null, readonly nameTitle: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly options: string | null, readonly preferences: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly name: string }> }, readonly countries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } } | null } | null };

export type LogoutMutationVariables = Types.Exact<{ [key: string]: never; }>;


export type LogoutMutation = { readonly logout: { readonly status: string | null } | null };

export type RefreshTokenMutationVariables = Types.Exact<{
  refreshToken: Types.Scalars['String']['input'];
}>;


export type RefreshTokenMutation = { readonly refreshToken: { readonly authToken: string | null } | null };

export type ResetUserPasswordMutationVariables = Types.Exact<{
  login: Types.Scalars['String']['input'];
  key: Types.Scalars['String']['input'];
  password: Types.Scalars['String']['input'];
}>;


export type ResetUserPasswordMutation = { readonly resetUserPassword: { readonly success: boolean | null } | null };

export type SSOLoginMutationVariables = Types.Exact<{
  response: Types.OAuthProviderResponseInput;
}>;


export type SSOLoginMutation = { readonly login: { readonly authToken: string | null, readonly authTokenExpiration: string | null, readonly refreshToken: string | null, readonly refreshTokenExpiration: string | null, readonly sso: { readonly idToken: string, readonly redirectTo: string } | null, readonly user: { readonly id: string, readonly username: string, readonly email: string | null, readonly nameTitle: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly options: string | null, readonly preferences: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly name: string }> }, readonly countries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } } | null } | null };

export type SendPasswordResetEmailMutationVariables = Types.Exact<{
  username: Types.Scalars['String']['input'];
}>;


export type SendPasswordResetEmailMutation = { readonly sendPasswordResetEmail: { readonly success: boolean | null } | null };

export type SignedInFragment = { readonly authToken: string | null, readonly authTokenExpiration: string | null, readonly refreshToken: string | null, readonly refreshTokenExpiration: string | null, readonly user: { readonly id: string, readonly username: string, readonly email: string | null, readonly nameTitle: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly options: string | null, readonly preferences: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly name: string }> }, readonly countries: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string }> } } | null };

export type ViewerQueryVariables = Types.Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly viewer: { readonly id: string, readonly username: string, readonly email: string | null, readonly nameTitle: string | null, readonly firstName: string | null, readonly lastName: string | null, readonly roles: { readonly nodes: ReadonlyArray<{ readonly name: string }> }, readonly countries: { readonly nodes: ReadonlyArray<{ readonly id: string }> } } | null };

/** Every operation by its name. */
export interface Documents {
  BeginSsoMutation: TypedDocumentNode<BeginSsoMutation, BeginSsoMutationVariables>;
  CompleteLoginMutation: TypedDocumentNode<CompleteLoginMutation, CompleteLoginMutationVariables>;
  LoginMutation: TypedDocumentNode<LoginMutation, LoginMutationVariables>;
  LogoutMutation: TypedDocumentNode<LogoutMutation, LogoutMutationVariables>;
  RefreshTokenMutation: TypedDocumentNode<RefreshTokenMutation, RefreshTokenMutationVariables>;
  ResetUserPasswordMutation: TypedDocumentNode<ResetUserPasswordMutation, ResetUserPasswordMutationVariables>;
  SSOLoginMutation: TypedDocumentNode<SSOLoginMutation, SSOLoginMutationVariables>;
  SendPasswordResetEmailMutation: TypedDocumentNode<SendPasswordResetEmailMutation, SendPasswordResetEmailMutationVariables>;
  Viewer: TypedDocumentNode<ViewerQuery, ViewerQueryVariables>;
}
