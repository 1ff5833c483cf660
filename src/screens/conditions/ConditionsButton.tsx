import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { Box, Button, Popover } from '@mui/material';
import { useState } from 'react';
import { useWording } from '#src/fields/wording/useWording.ts';
import { useFilters } from '../list/filters/useFilters.ts';
import { ConditionGroup } from './ConditionGroup.tsx';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import { countConditions, fromWhere, toWhere, type GroupNode } from './conditionTree.ts';

/** Opens the condition builder of a list. Nothing is asked of the server before Apply. */
export const ConditionsButton = ({ conditions }: { readonly conditions: ConditionsDefinition }) => {
  const say = useWording();
  const filters = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [tree, setTree] = useState<GroupNode>();
  const current = filters.values[conditions.source];
  const count = countConditions(current);
  const close = () => setAnchor(undefined);
  const apply = (next: GroupNode | undefined) => {
    filters.set({ ...filters.values, [conditions.source]: next && toWhere(next) });
    close();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<AccountTreeIcon />}
        aria-haspopup="dialog"
        onClick={(event) => {
          setTree(fromWhere(current));
          setAnchor(event.currentTarget);
        }}
      >
        {count === 0 ? say('list.conditions') : say('list.conditions_active', { smart_count: count })}
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': say('conditions.title'),
            sx: { p: 2, width: 640, maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
          },
        }}
      >
        {tree !== undefined && (
          <ConditionGroup node={tree} conditions={conditions} depth={0} onChange={setTree} />
        )}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2 }}>
          <Button size="small" color="inherit" onClick={() => apply(undefined)} disabled={count === 0}>
            {say('conditions.clear')}
          </Button>
          <Button size="small" variant="contained" onClick={() => apply(tree)}>
            {say('conditions.apply')}
          </Button>
        </Box>
      </Popover>
    </>
  );
};
