import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Tab, Tabs, Tooltip } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';
import type { SavedViews } from './useSavedViews.ts';

/** Saved views as tabs, once there are any. */
export const ViewTabs = ({ views, active, isPlain, open, remove, isPreset }: SavedViews) => {
  const say = useWording();
  if (views.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Tabs
        value={active?.label ?? (isPlain ? '' : false)}
        onChange={(_event, label: string) => open(views.find((view) => view.label === label))}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ minWidth: 0, border: 0, mb: '-1px' }}
      >
        <Tab value="" label={say('list.all')} />
        {views.map(({ label }) => (
          <Tab key={label} value={label} label={label} />
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
