import type { AppProps } from '../App.tsx';

/** What an app is made of besides its resources and words. */
export interface AppParts extends Pick<
  AppProps,
  'sessions' | 'client' | 'access' | 'store' | 'authProvider' | 'arrival'
> {
  /** The id of whoever is signed in. */
  readonly viewer: () => string | undefined;
}
