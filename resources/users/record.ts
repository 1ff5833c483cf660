// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { Role } from '../enums.ts';

export type UserRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly username: string | null;
  readonly userEmail: string | null;
  readonly nameTitle: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly fullName: string;
  readonly roles: readonly Role[];
  readonly allowedCountries: readonly { readonly id: string; readonly name: string | null }[];
  readonly options: readonly {
    readonly key: string;
    readonly value: string | null;
  }[];
  readonly lastSignIn: string | null;
  readonly deactivatedAt: string | null;
  readonly registeredDate: string | null;
  readonly dateModified: string;
};

export type UserInputSource =
  | 'userEmail'
  | 'nameTitle'
  | 'firstName'
  | 'lastName'
  | 'password'
  | 'roles'
  | 'countries'
  | 'options'
  | 'username';

export type UserSource =
  | 'fullName'
  | 'allowedCountries'
  | 'lastSignIn'
  | 'deactivatedAt'
  | 'registeredDate'
  | 'dateModified'
  | UserInputSource;
