import { Box, MenuItem, TextField } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';
import { conditionRowSx, OperatorSelect } from './ColumnCondition.tsx';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import type { RelationNode } from './conditionTree.ts';
import { useConditionWords } from './useConditionWords.ts';

export interface RelationConditionProps {
  readonly node: RelationNode;
  readonly conditions: ConditionsDefinition;
  readonly onChange: (node: RelationNode) => void;
}

const countOperators = ['GTE', 'GT', 'EQ', 'LT', 'LTE', 'NEQ'];

/** HAS: how many related records there must be, at least one unless said otherwise (spec §9). */
export const RelationCondition = ({ node, conditions, onChange }: RelationConditionProps) => {
  const say = useWording();
  const { relationLabel } = useConditionWords();
  return (
    <Box sx={conditionRowSx}>
      <TextField
        select
        margin="none"
        size="small"
        value={node.relation}
        onChange={(event) => onChange({ ...node, relation: event.target.value })}
        slotProps={{ htmlInput: { 'aria-label': say('conditions.relation') } }}
      >
        {conditions.relations.map((relation) => (
          <MenuItem key={relation} value={relation}>
            {relationLabel(relation)}
          </MenuItem>
        ))}
      </TextField>
      <OperatorSelect
        count
        operators={countOperators}
        value={node.operator}
        onChange={(operator) => onChange({ ...node, operator })}
      />
      <TextField
        type="number"
        margin="none"
        size="small"
        value={node.amount ?? ''}
        placeholder="1"
        onChange={({ target: { value } }) =>
          onChange({ ...node, amount: value === '' ? null : Math.max(0, Math.trunc(Number(value))) })
        }
        slotProps={{ htmlInput: { min: 0, 'aria-label': say('conditions.amount') } }}
      />
    </Box>
  );
};
