import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ColumnCondition } from './ColumnCondition.tsx';
import { columnOperators } from './columnOperators.ts';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import { emptyGroup, newKey, type ConditionNode, type GroupNode } from './conditionTree.ts';
import { RelationCondition } from './RelationCondition.tsx';

export interface ConditionGroupProps {
  readonly node: GroupNode;
  readonly conditions: ConditionsDefinition;
  readonly depth: number;
  readonly onChange: (node: GroupNode) => void;
}

/** Deeper than this nobody can say in words what is asked for. */
const deepest = 2;

/** Conditions of which all or any must hold; one of them can be a group again. */
export const ConditionGroup = ({ node, conditions, depth, onChange }: ConditionGroupProps) => {
  const say = useWording();
  const [firstColumn] = conditions.columns;
  const [firstRelation] = conditions.relations;
  const add = (child: ConditionNode) => onChange({ ...node, nodes: [...node.nodes, child] });
  const replace = (child: ConditionNode) =>
    onChange({ ...node, nodes: node.nodes.map((one) => (one.key === child.key ? child : one)) });
  const remove = (key: string) => onChange({ ...node, nodes: node.nodes.filter((one) => one.key !== key) });

  const content = (child: ConditionNode) => {
    switch (child.kind) {
      case 'group':
        return <ConditionGroup node={child} conditions={conditions} depth={depth + 1} onChange={replace} />;
      case 'relation':
        return <RelationCondition node={child} conditions={conditions} onChange={replace} />;
      case 'column':
        return <ColumnCondition node={child} conditions={conditions} onChange={replace} />;
    }
  };
  return (
    <Box sx={depth === 0 ? {} : { borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <span aria-hidden>{say('conditions.match')}</span>
        <TextField
          select
          fullWidth={false}
          margin="none"
          size="small"
          value={node.any ? 'any' : 'all'}
          onChange={(event) => onChange({ ...node, any: event.target.value === 'any' })}
          slotProps={{ htmlInput: { 'aria-label': say('conditions.match') } }}
        >
          <MenuItem value="all">{say('conditions.all')}</MenuItem>
          <MenuItem value="any">{say('conditions.any')}</MenuItem>
        </TextField>
      </Box>
      {node.nodes.map((child) => (
        <Box key={child.key} sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>{content(child)}</Box>
          <IconButton
            size="small"
            aria-label={say(child.kind === 'group' ? 'conditions.remove_group' : 'conditions.remove')}
            onClick={() => remove(child.key)}
          >
            <DeleteIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {firstColumn !== undefined && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() =>
              add({
                kind: 'column',
                key: newKey(),
                column: firstColumn.value,
                operator: columnOperators(conditions, firstColumn)[0] ?? 'EQ',
                value: null,
              })
            }
          >
            {say('conditions.add')}
          </Button>
        )}
        {firstRelation !== undefined && (
          <Button
            size="small"
            color="inherit"
            onClick={() =>
              add({ kind: 'relation', key: newKey(), relation: firstRelation, operator: 'GTE', amount: 1 })
            }
          >
            {say('conditions.add_relation')}
          </Button>
        )}
        {depth < deepest && (
          <Button size="small" color="inherit" onClick={() => add(emptyGroup())}>
            {say('conditions.add_group')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
