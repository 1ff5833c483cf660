import { visuallyHidden } from '#src/fields/cell/visuallyHidden.ts';

/** For password managers, which keep a password with a name. */
export const UsernameForManagers = ({ username }: { readonly username: string }) => (
  <input
    name="username"
    autoComplete="username"
    value={username}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
    style={visuallyHidden}
  />
);
