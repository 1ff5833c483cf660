import ButtonBase from '@mui/material/ButtonBase';
import { alpha } from '@mui/material/styles';
import { forcedColours } from '#src/ui/forcedColours.ts';
import { Link } from 'react-router';
import type SvgIcon from '@mui/material/SvgIcon';
import type { RailItem } from './railGroups.ts';
import { useResourceTitle } from '#src/app/words/useResourceTitle.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { lazy, memo, type ReactElement, Suspense } from 'react';

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

/** Drawn anew where it comes to be the page on screen, or no longer is. */
export const RailLink = memo(
  ({ item, ...entry }: Omit<RailEntryProps, 'to' | 'icon' | 'label'> & { readonly item: RailItem }) => {
    const words = useWords();
    const resourceTitle = useResourceTitle();
    const label = item.label ? words(item.label) : resourceTitle(item.resource ?? '');
    return <RailEntry {...entry} to={item.to} icon={item.icon} label={label} />;
  },
);

interface RailEntryProps {
  readonly to: string;
  readonly icon: typeof SvgIcon;
  readonly label: string;
  readonly active: boolean;
  readonly collapsed: boolean;
  /** At the end of the line. */
  readonly figure?: string | undefined;
  readonly onFollow?: (() => void) | undefined;
}

export const RailEntry = ({ to, icon: Icon, label, active, collapsed, figure, onFollow }: RailEntryProps) => (
  <li>
    <RailTip title={collapsed ? label : ''}>
      <ButtonBase
        component={Link}
        to={to}
        onClick={onFollow}
        aria-current={active ? 'page' : undefined}
        aria-label={collapsed ? label : undefined}
        sx={(theme) => ({
          width: '100%',
          height: 34,
          // All of it is seen on a low screen; fingers keep their room.
          '@media (max-height: 960px) and (pointer: fine)': { height: 29 },
          mb: '1px',
          px: 1.25,
          gap: 1.25,
          justifyContent: 'flex-start',
          borderRadius: '6px',
          fontSize: '0.875rem',
          fontWeight: active ? 500 : 400,
          [forcedColours]: { fontWeight: active ? 700 : 400 },
          color: active ? theme.palette.named.primaryNight[800] : 'text.primary',
          backgroundColor: active
            ? alpha(theme.palette.named.primaryNight[500], theme.palette.mode === 'light' ? 0.13 : 0.3)
            : 'transparent',
          '& svg': { color: active ? 'inherit' : theme.palette.text.secondary, flexShrink: 0 },
          '&:hover': { backgroundColor: active ? undefined : alpha(theme.palette.named.night[500], 0.12) },
          '&.Mui-focusVisible': { outlineOffset: -2 },
        })}
      >
        <Icon sx={{ fontSize: 18 }} />
        {!collapsed && (
          <span dir="auto" style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {label}
          </span>
        )}
        {!collapsed && figure !== undefined && (
          <span className="tabular" style={{ marginLeft: 'auto' }}>
            {figure}
          </span>
        )}
      </ButtonBase>
    </RailTip>
  </li>
);
