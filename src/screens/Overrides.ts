import type { ComponentType } from 'react';

/** The four screens of a resource. */
type ScreenName = 'list' | 'show' | 'edit' | 'create';

export type ResourceScreens = { readonly [Screen in ScreenName]?: ComponentType };

export interface WrittenScreens extends ResourceScreens {
  /** Those screens written here lead elsewhere or are pages of their own: beside its list a record is shown by those generated. */
  readonly besideList?: 'generated';
  /** What the list offers for its ticked rows besides what every list does; loaded with the first tick. */
  readonly bulkButtons?: ComponentType;
  /** What is told of a file below what came of it, once its rows are written. */
  readonly afterImport?: ComponentType;
}

/** Hand-written screens by resource; what is not named here stays as generated. */
export type Overrides<Name extends string = string> = { readonly [Resource in Name]?: WrittenScreens };
