import { lazyPage } from '../screens/lazyPage.ts';
import type { OverridePage } from '../screens/OverridePage.ts';
import type { Overrides } from '../screens/Overrides.ts';
import type { PaletteSource } from '../screens/PaletteSource.ts';
import type { RailDefinition } from '../screens/RailDefinition.ts';
import type { RecordActivity } from '../screens/record/RecordActivity.ts';

/**
 * What stands in the place of overrides/ where nothing was written by hand: another API's resources run as they were
 * generated.
 */
export const overrides: Overrides = {};

/** Whoever opens the page works with the API as it answers them: nobody signs in here. */
export const accounts: boolean = false;

export const pages: readonly OverridePage[] = [];

export const ownPages = [
  {
    path: '/',
    title: 'home.title',
    layout: 'default',
    page: lazyPage(() => import('./FirstList.tsx'), 'FirstList'),
  },
] as const;

/** Of ids a foreign API says nothing but that they are texts. */
export const isRecordId = (id: string): boolean => id !== '';

export const NotificationBell = (): null => null;

export const rail: RailDefinition<'rail.lists'> = {
  groups: [],
  rest: { name: 'lists', label: 'rail.lists' },
  icons: {},
  elsewhere: [],
  titles: {},
};

export const shellWords = { 'home.title': 'Home', 'rail.lists': 'Lists' } as const;

export const paletteSources: readonly PaletteSource[] = [];

export const otherNames: Readonly<Record<string, string>> = {};

export const recordActivity: RecordActivity | undefined = undefined;
