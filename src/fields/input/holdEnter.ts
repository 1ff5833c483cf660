import type { AutocompleteProps } from '@mui/material';

type OnKeyDown = NonNullable<AutocompleteProps<unknown, false, false, false>['onKeyDown']>;

/**
 * Options that are searched for as one types are those of an older text for a moment. Until they are those of what is
 * typed, Enter takes none of them, and sends no form.
 */
export const holdEnter =
  (isSearching: boolean): OnKeyDown =>
  (event) => {
    if (!isSearching || event.key !== 'Enter') return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
  };
