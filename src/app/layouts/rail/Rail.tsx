import CollapseIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useStore } from 'react-admin';
import { Fragment, Suspense } from 'react';
import { useConfig } from '#src/config/ConfigContext.tsx';
import { closedRailWidth, railWidth, topBarHeight } from '#src/app/theme/createAppTheme.ts';
import { BrandMark } from '#src/app/BrandMark.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { RailLink, RailTip } from './RailLink.tsx';
import { RailSection } from './RailSection.tsx';
import { useRailGroups } from './useRailGroups.ts';
import { useRailPlace } from './useRailPlace.ts';
import { useWords } from '#src/app/words/useWords.ts';
import { useKeptByContract } from '#src/screens/list/views/keeping/useKeptByContract.ts';

const PinnedViews = lazyPart(() => import('./PinnedViews.tsx'), 'PinnedViews');

const collapsedKey = 'rail.collapsed';

const RailContent = ({
  collapsed,
  onCollapse,
  onFollow,
}: {
  readonly collapsed: boolean;
  readonly onCollapse?: () => void;
  readonly onFollow?: () => void;
}) => {
  const words = useWords();
  const { brand } = useConfig();
  const groups = useRailGroups();
  const isPlace = useRailPlace();
  const keepsViews = useKeptByContract();
  const label = words(collapsed ? 'rail.expand' : 'rail.collapse');
  return (
    <Box
      component="nav"
      aria-label={words('rail.label')}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      <Box
        sx={{
          height: topBarHeight,
          flexShrink: 0,
          display: 'flex',
          alignItems: 'center',
          px: collapsed ? 1.75 : 2,
          gap: 1.25,
        }}
      >
        <BrandMark />
        {!collapsed && (
          <Typography
            sx={{
              fontWeight: 600,
              letterSpacing: '-0.01em',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {brand}
          </Typography>
        )}
      </Box>
      <Box sx={{ flex: 1, overflowY: 'auto', overflowX: 'hidden', px: 1, py: 1, scrollbarWidth: 'thin' }}>
        {groups.map((group, index) => (
          <Fragment key={group.name}>
            <RailSection label={words(group.label)} collapsed={collapsed}>
              {group.items.map((item) => (
                <RailLink
                  key={item.to}
                  item={item}
                  active={isPlace(item)}
                  collapsed={collapsed}
                  onFollow={onFollow}
                />
              ))}
            </RailSection>
            {index === 0 && keepsViews && (
              <Suspense fallback={null}>
                <PinnedViews collapsed={collapsed} onFollow={onFollow} />
              </Suspense>
            )}
          </Fragment>
        ))}
      </Box>
      {onCollapse && (
        <RailTip title={collapsed ? label : ''}>
          <ButtonBase
            onClick={onCollapse}
            aria-label={label}
            sx={{
              height: 40,
              flexShrink: 0,
              justifyContent: 'flex-start',
              gap: 1.25,
              px: 2.25,
              color: 'text.secondary',
              borderTop: 1,
              borderColor: 'divider',
              fontSize: '0.75rem',
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            <CollapseIcon fontSize="small" sx={{ transform: collapsed ? 'rotate(180deg)' : 'none' }} />
            {!collapsed && label}
          </ButtonBase>
        </RailTip>
      )}
    </Box>
  );
};

/** The left rail; on a small screen a drawer that the top bar opens. */
export const Rail = ({
  drawerOpen,
  onDrawerClose,
}: {
  readonly drawerOpen: boolean;
  readonly onDrawerClose: () => void;
}) => {
  const words = useWords();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [collapsed, setCollapsed] = useStore(collapsedKey, false);
  if (!wide) {
    return (
      <Drawer
        open={drawerOpen}
        onClose={onDrawerClose}
        slotProps={{ paper: { sx: { width: 264 }, 'aria-label': words('rail.label') } }}
      >
        <RailContent collapsed={false} onFollow={onDrawerClose} />
      </Drawer>
    );
  }
  return (
    <Box
      sx={(theme) => ({
        width: collapsed ? closedRailWidth : railWidth,
        flexShrink: 0,
        position: 'sticky',
        top: 0,
        height: '100vh',
        borderRight: `1px solid ${theme.palette.divider}`,
        backgroundColor: theme.palette.named.night[50],
        '@media print': { display: 'none' },
      })}
    >
      <RailContent collapsed={collapsed} onCollapse={() => setCollapsed(!collapsed)} />
    </Box>
  );
};
