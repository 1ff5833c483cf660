import type { ComponentType } from 'react';

/** The four screens of a resource. */
type ScreenName = 'list' | 'show' | 'edit' | 'create';

export type ResourceScreens = { readonly [Screen in ScreenName]?: ComponentType };

/** Hand-written screens by resource; what is not named here stays as generated. */
export type Overrides<Name extends string = string> = { readonly [Resource in Name]?: ResourceScreens };
