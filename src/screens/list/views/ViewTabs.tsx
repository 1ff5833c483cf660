import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Tab, Tabs, Tooltip } from '@mui/material';
import { useCount } from '#src/fields/wording/useCount.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ViewActions } from './ViewActions.tsx';
import type { SavedViews } from './useSavedViews.ts';

/** Saved views as tabs, once there are any. */
export const ViewTabs = ({ views, active, isPlain, open, remove, isPreset, hasOwnAll }: SavedViews) => {
  const say = useWording();
  const count = useCount();
  if (views.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <ViewActions views={views} open={open} />
      <Tabs
        value={active?.label ?? (isPlain && !hasOwnAll ? '' : false)}
        onChange={(_event, label: string) => open(views.find((view) => view.label === label))}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ minWidth: 0, border: 0, mb: '-1px' }}
      >
        {!hasOwnAll && <Tab value="" label={say('list.all')} />}
        {views.map((view) => (
          <Tab
            key={view.label}
            value={view.label}
            label={
              view.count === undefined ? (
                view.label
              ) : (
                <span>
                  {view.label}{' '}
                  <Box component="span" className="tabular" sx={{ fontWeight: 400, color: 'text.secondary' }}>
                    {count(view.count)}
                  </Box>
                </span>
              )
            }
          />
        ))}
      </Tabs>
      {active !== undefined && !isPreset(active) && (
        <Tooltip title={say('list.delete_view', { name: active.label })}>
          <IconButton
            size="small"
            aria-label={say('list.delete_view', { name: active.label })}
            onClick={() => remove(active)}
          >
            <DeleteIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
};
