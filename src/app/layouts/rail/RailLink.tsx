import ButtonBase from '@mui/material/ButtonBase';
import { alpha } from '@mui/material/styles';
import { Link } from 'react-router';
import { RailTip } from './RailTip.tsx';
import type { RailItem } from './railGroups.ts';
import { useRailPlace } from './useRailPlace.ts';
import { useResourceTitle } from '#src/app/words/useResourceTitle.ts';
import { useWords } from '#src/app/words/useWords.ts';

export const RailLink = ({
  item,
  collapsed,
  onFollow,
}: {
  readonly item: RailItem;
  readonly collapsed: boolean;
  readonly onFollow?: (() => void) | undefined;
}) => {
  const words = useWords();
  const resourceTitle = useResourceTitle();
  const active = useRailPlace()(item);
  const label = item.label ? words(item.label) : resourceTitle(item.resource ?? '');
  const Icon = item.icon;
  return (
    <li>
      <RailTip title={collapsed ? label : ''}>
        <ButtonBase
          component={Link}
          to={item.to}
          onClick={onFollow}
          aria-current={active ? 'page' : undefined}
          aria-label={collapsed ? label : undefined}
          sx={(theme) => ({
            width: '100%',
            height: 34,
            mb: '1px',
            px: 1.25,
            gap: 1.25,
            justifyContent: 'flex-start',
            borderRadius: '6px',
            fontSize: '0.875rem',
            fontWeight: active ? 500 : 400,
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
            <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {label}
            </span>
          )}
        </ButtonBase>
      </RailTip>
    </li>
  );
};
