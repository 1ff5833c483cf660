import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useWording } from '#src/fields/wording/useWording.ts';
import { FormBox } from '#src/ui/FormBox.tsx';
import { flattened, groupOf, type FilterNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { GroupFields } from './GroupFields.tsx';
import { useFilterWording } from '../useFilterWording.ts';
import { isComplete } from '../model/operators.ts';

interface AdvancedFormProps {
  readonly nodes: readonly FilterNode[];
  readonly scope: FilterScope;
  readonly onApply: (nodes: readonly FilterNode[]) => void;
  readonly onCancel: () => void;
}

/** All filters at once, with groups and related records. Nothing is asked of the server before they are applied. */
export const AdvancedForm = ({ nodes, scope, onApply, onCancel }: AdvancedFormProps) => {
  const say = useWording();
  const words = useFilterWording();
  const [root, setRoot] = useState(() => groupOf(nodes));
  const [isTried, setTried] = useState(false);
  const apply = () => {
    if (isFinished(root)) onApply(flattened(root.nodes));
    else setTried(true);
  };
  return (
    <FormBox
      onSubmit={apply}
      sx={{ display: 'block', p: 2, width: { xs: '100%', sm: 660 }, maxWidth: '100%' }}
    >
      <Typography component="h2" sx={{ fontSize: 14, fontWeight: 600, mb: 1.5 }}>
        {words('conditions.title')}
      </Typography>
      <GroupFields node={root} scope={scope} depth={0} isFixed isTried={isTried} onChange={setRoot} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 2 }}>
        <Button size="small" color="inherit" onClick={onCancel}>
          {say('form.cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained">
          {words('conditions.apply')}
        </Button>
      </Box>
    </FormBox>
  );
};

/** Whether each comparison says with what: one that does not would be left out. */
function isFinished(node: FilterNode): boolean {
  if (node.kind === 'test') return isComplete(node);
  return (node.kind === 'has' ? node.group : node).nodes.every(isFinished);
}
