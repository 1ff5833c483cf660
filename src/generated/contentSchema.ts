// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.

export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** How to begin a single sign-on. */
export type BeginSsoInput = {
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The way to sign in. */
  readonly provider: LoginProviderEnum;
  /** The path in the app to go to afterwards. The home page if left empty. */
  readonly redirectTo?: InputMaybe<Scalars['String']['input']>;
};

/** A single sign-on that has begun. */
export type BeginSsoPayload = {
  /** The address at the identity provider to go to. */
  readonly authorizationUrl?: Maybe<Scalars['String']['output']>;
  /** What was sent. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
};

/** A code for a sign-in. */
export type CompleteLoginInput = {
  /** What the sign-in has answered. */
  readonly challenge: Scalars['String']['input'];
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The six digits that the app shows, or a recovery code. */
  readonly code: Scalars['String']['input'];
};

/** Who signs in, and how. */
export type LoginInput = {
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Username and password. */
  readonly credentials?: InputMaybe<PasswordProviderResponseInput>;
  /** What the identity provider has led back with. */
  readonly oauthResponse?: InputMaybe<OAuthProviderResponseInput>;
  /** The way to sign in. */
  readonly provider: LoginProviderEnum;
};

/** A session that has begun. */
export type LoginPayload = {
  /** Token to send with each call. */
  readonly authToken?: Maybe<Scalars['String']['output']>;
  /** When the auth token ends, in seconds since 1970. */
  readonly authTokenExpiration?: Maybe<Scalars['String']['output']>;
  /** What was sent. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Codes for whoever loses the app, where the second factor was set up on the way. They are shown this once. */
  readonly recoveryCodes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Token to get the next auth token with. It can be used once. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  /** When the refresh token ends, in seconds since 1970. */
  readonly refreshTokenExpiration?: Maybe<Scalars['String']['output']>;
  /** What is still needed, in place of tokens and user, where a password is not enough. */
  readonly secondFactor?: Maybe<SecondFactorChallenge>;
  /** Of a single sign-on only. */
  readonly sso?: Maybe<SsoPayload>;
  /** Who has signed in. */
  readonly user?: Maybe<User>;
};

/** A way to sign in. */
export type LoginProviderEnum =
  /** Microsoft Entra ID. */
  | 'AZURE'
  /** Username and password. */
  | 'PASSWORD';

/** Nothing is needed to sign out. */
export type LogoutInput = {
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The refresh token to end. All of the session if left empty. */
  readonly refreshToken?: InputMaybe<Scalars['String']['input']>;
};

/** A session that has ended. */
export type LogoutPayload = {
  /** What was sent. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** SUCCESS, or why not. */
  readonly status?: Maybe<Scalars['String']['output']>;
};

/** Everything that can be done here. */
export type Mutation = {
  /** Begin a single sign-on. The way goes on at the identity provider, which leads back with a code to sign in with. */
  readonly beginSso?: Maybe<BeginSsoPayload>;
  /** Go on with a sign-in whose password was right but not enough. */
  readonly completeLogin?: Maybe<LoginPayload>;
  /** Sign in. */
  readonly login?: Maybe<LoginPayload>;
  /** Sign out. The refresh token stops working. */
  readonly logout?: Maybe<LogoutPayload>;
  /** Get a new auth token for a refresh token, together with the cookie of the sign-in. */
  readonly refreshToken?: Maybe<RefreshTokenPayload>;
  /** Choose a new password with the key of a mail. All sessions of the account end. */
  readonly resetUserPassword?: Maybe<ResetUserPasswordPayload>;
  /** Ask for a mail with a link to choose a new password. The answer is the same whether there is such an account or not. */
  readonly sendPasswordResetEmail?: Maybe<SendPasswordResetEmailPayload>;
};


/** Everything that can be done here. */
export type MutationbeginSsoArgs = {
  input: BeginSsoInput;
};


/** Everything that can be done here. */
export type MutationcompleteLoginArgs = {
  input: CompleteLoginInput;
};


/** Everything that can be done here. */
export type MutationloginArgs = {
  input: LoginInput;
};


/** Everything that can be done here. */
export type MutationlogoutArgs = {
  input: LogoutInput;
};


/** Everything that can be done here. */
export type MutationrefreshTokenArgs = {
  input: RefreshTokenInput;
};


/** Everything that can be done here. */
export type MutationresetUserPasswordArgs = {
  input: ResetUserPasswordInput;
};


/** Everything that can be done here. */
export type MutationsendPasswordResetEmailArgs = {
  input: SendPasswordResetEmailInput;
};

/** What an identity provider has led back with. */
export type OAuthProviderResponseInput = {
  /** The code. It can be used once. */
  readonly code: Scalars['String']['input'];
  /** Who gave the code, where the provider says so. */
  readonly iss?: InputMaybe<Scalars['String']['input']>;
  /** What the sign-on was begun with. */
  readonly state: Scalars['String']['input'];
};

/** Username and password. */
export type PasswordProviderResponseInput = {
  /** Password. */
  readonly password: Scalars['String']['input'];
  /** Username or e-mail address. */
  readonly username: Scalars['String']['input'];
};

/** Everything that can be read here. */
export type Query = {
  /** The user who is signed in. Empty without a valid token. */
  readonly viewer?: Maybe<User>;
};

/** A request for a new auth token. */
export type RefreshTokenInput = {
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** The refresh token. */
  readonly refreshToken: Scalars['String']['input'];
};

/** A session that goes on. */
export type RefreshTokenPayload = {
  /** The new auth token. */
  readonly authToken?: Maybe<Scalars['String']['output']>;
  /** When the new auth token ends, in seconds since 1970. */
  readonly authTokenExpiration?: Maybe<Scalars['String']['output']>;
  /** What was sent. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** The refresh token to use next time. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>;
  /** When that refresh token ends, in seconds since 1970. */
  readonly refreshTokenExpiration?: Maybe<Scalars['String']['output']>;
  /** Whether there is a new auth token. */
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

/** A new password. */
export type ResetUserPasswordInput = {
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Key of the link. It can be used once, within an hour. */
  readonly key: Scalars['String']['input'];
  /** Username, as in the link. */
  readonly login: Scalars['String']['input'];
  /** The new password, at least 12 characters. */
  readonly password: Scalars['String']['input'];
};

/** A password that has been changed. */
export type ResetUserPasswordPayload = {
  /** What was sent. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Whether it was changed. */
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

/** What a sign-in still needs: a code of the second factor. */
export type SecondFactorChallenge = {
  /** What to give back with the code. It begins one session. */
  readonly challenge: Scalars['String']['output'];
  /** When it ends, in seconds since 1970. */
  readonly expiration: Scalars['String']['output'];
  /** What to set an app up with, where there is no second factor yet. */
  readonly setUp?: Maybe<SecondFactorSetUp>;
};

/** What an app is set up with. */
export type SecondFactorSetUp = {
  /** The secret, to be typed into the app. */
  readonly secret: Scalars['String']['output'];
  /** The same as an address, which the app reads from a picture. */
  readonly uri: Scalars['String']['output'];
};

/** Whose password is to be chosen anew. */
export type SendPasswordResetEmailInput = {
  /** Anything; it is given back. */
  readonly clientMutationId?: InputMaybe<Scalars['String']['input']>;
  /** Username or e-mail address. */
  readonly username: Scalars['String']['input'];
};

/** What has been done about a forgotten password. */
export type SendPasswordResetEmailPayload = {
  /** What was sent. */
  readonly clientMutationId?: Maybe<Scalars['String']['output']>;
  /** Whether the request was taken. It says nothing about the account. */
  readonly success?: Maybe<Scalars['Boolean']['output']>;
};

/** What a single sign-on leaves to the app. */
export type SsoPayload = {
  /** The identity token, to sign out at the identity provider with. */
  readonly idToken: Scalars['String']['output'];
  /** The path in the app to go to. */
  readonly redirectTo: Scalars['String']['output'];
};

/** The person who signed in. */
export type User = {
  /** Countries the user works for. */
  readonly countries: UserCountries;
  /** E-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Number of the user. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Title before the name. */
  readonly nameTitle?: Maybe<Scalars['String']['output']>;
  /** Settings kept for the user, as JSON text. */
  readonly options?: Maybe<Scalars['String']['output']>;
  /** Own display preferences, as JSON text. */
  readonly preferences?: Maybe<Scalars['String']['output']>;
  /** Roles of the user. */
  readonly roles: UserRoles;
  /** Name used to sign in. */
  readonly username: Scalars['String']['output'];
};

/** Countries of a user. */
export type UserCountries = {
  /** The countries. */
  readonly nodes: ReadonlyArray<UserCountry>;
};

/** A country. */
export type UserCountry = {
  /** Id of the country. */
  readonly id: Scalars['ID']['output'];
  /** Name of the country. */
  readonly name: Scalars['String']['output'];
};

/** A role. */
export type UserRole = {
  /** Name of the role, such as country_manager. */
  readonly name: Scalars['String']['output'];
};

/** Roles of a user. */
export type UserRoles = {
  /** The roles. */
  readonly nodes: ReadonlyArray<UserRole>;
};

/** Every object type by its name. */
export interface ObjectTypes {
  BeginSsoPayload: BeginSsoPayload;
  LoginPayload: LoginPayload;
  LogoutPayload: LogoutPayload;
  Mutation: Mutation;
  Query: Query;
  RefreshTokenPayload: RefreshTokenPayload;
  ResetUserPasswordPayload: ResetUserPasswordPayload;
  SecondFactorChallenge: SecondFactorChallenge;
  SecondFactorSetUp: SecondFactorSetUp;
  SendPasswordResetEmailPayload: SendPasswordResetEmailPayload;
  SsoPayload: SsoPayload;
  User: User;
  UserCountries: UserCountries;
  UserCountry: UserCountry;
  UserRole: UserRole;
  UserRoles: UserRoles;
}
