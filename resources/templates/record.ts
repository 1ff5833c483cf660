// GENERATED from the GraphQL contract by `npm run generate`. Do not edit: overrides/ is the place for changes.
import type { Permission } from '../../src/data/access/Permission.ts';
import type { MergeContext } from '../enums.ts';

export type TemplateRecord = {
  readonly id: string;
  readonly can?: readonly Permission[];
  readonly name: string;
  readonly key: string | null;
  readonly contexts: readonly MergeContext[];
  readonly prosemirror: unknown;
  readonly html: string | null;
  readonly options: unknown | null;
  readonly version: number;
  readonly root: { readonly id: string; readonly name: string | null } | null;
  readonly versions: readonly {
    readonly id: string;
    readonly name: string | null;
    readonly version: string | null;
    readonly dateCreated: string | null;
  }[];
  readonly problems: readonly string[];
  readonly author: { readonly id: string; readonly fullName: string | null } | null;
  readonly dateCreated: string;
  readonly dateModified: string;
};

export type TemplateInputSource = 'name' | 'key' | 'contexts' | 'prosemirror' | 'html' | 'options';

export type TemplateSource =
  | 'version'
  | 'root'
  | 'versions'
  | 'problems'
  | 'author'
  | 'dateCreated'
  | 'dateModified'
  | TemplateInputSource;
