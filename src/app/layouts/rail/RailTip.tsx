import { lazy, Suspense, type ReactElement } from 'react';

// With its positioning engine a tooltip weighs as much as the whole frame; only the collapsed rail needs one.
const Tooltip = lazy(() => import('@mui/material/Tooltip'));

/** Names an icon of the collapsed rail; an expanded rail has its names in plain sight. */
export const RailTip = ({ title, children }: { readonly title: string; readonly children: ReactElement }) => {
  if (title === '') return children;
  return (
    <Suspense fallback={children}>
      <Tooltip title={title} placement="right">
        {children}
      </Tooltip>
    </Suspense>
  );
};
