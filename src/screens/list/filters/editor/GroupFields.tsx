import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { groupOf, hasOf, testOf, type FilterNode, type GroupNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { HasFields } from './HasFields.tsx';
import { TestFields } from './TestFields.tsx';
import { useFilterWording } from '../useFilterWording.ts';
import { usePropertyWords } from '../usePropertyWords.ts';

interface GroupFieldsProps {
  readonly node: GroupNode;
  readonly scope: FilterScope;
  readonly depth: number;
  /** All of the nodes must hold: the group is the list's own filters, or what related records are tested for. */
  readonly isFixed?: boolean;
  /** They were to be applied: what is unfinished says so. */
  readonly isTried: boolean;
  readonly onChange: (node: GroupNode) => void;
}

/** Deeper than this nobody can say in words what is asked for. */
const deepest = 2;

/** Conditions of which all or any must hold; one of them can be a group again. */
export const GroupFields = ({ node, scope, depth, isFixed = false, isTried, onChange }: GroupFieldsProps) => {
  const say = useFilterWording();
  const { propertyLabel } = usePropertyWords();
  // What only a key of the contract says is one of the list's own filters, and cannot be "or"-ed.
  const offered = scope.properties.filter(({ column }) => isFixed || column !== undefined);
  const outside = scope.properties.filter((one) => !offered.includes(one)).map(propertyLabel);
  const [property] = offered;
  const [relation] = scope.conditions?.relations ?? [];
  const hasColumns = (scope.conditions?.columns.length ?? 0) > 0;
  const isGrouping = depth < deepest && hasColumns;
  const add = (child: FilterNode) => onChange({ ...node, nodes: [...node.nodes, child] });
  const replace = (child: FilterNode) =>
    onChange({ ...node, nodes: node.nodes.map((one) => (one.key === child.key ? child : one)) });
  const remove = (key: string) => onChange({ ...node, nodes: node.nodes.filter((one) => one.key !== key) });
  const content = (child: FilterNode) => {
    switch (child.kind) {
      case 'group':
        return (
          <GroupFields node={child} scope={scope} depth={depth + 1} isTried={isTried} onChange={replace} />
        );
      case 'has':
        return (
          <HasFields node={child} scope={scope} onChange={replace}>
            <GroupFields
              node={child.group}
              scope={scope.related(child.relation)}
              depth={depth + 1}
              isTried={isTried}
              onChange={(group) => replace({ ...child, group })}
            />
          </HasFields>
        );
      case 'test':
        return (
          <TestFields node={child} scope={scope} properties={offered} isTried={isTried} onChange={replace} />
        );
    }
  };
  return (
    <Box sx={depth === 0 ? {} : { borderLeft: 2, borderColor: 'divider', pl: 1.5 }}>
      {!isFixed && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
          <span aria-hidden>{say('conditions.match')}</span>
          <ChoiceField
            fullWidth={false}
            margin="none"
            aria-label={say('conditions.match')}
            value={node.any ? 'any' : 'all'}
            options={['all', 'any']}
            wordOf={(which) => say(`conditions.${which}`)}
            onChoose={(which) => onChange({ ...node, any: which === 'any' })}
          />
        </Box>
      )}
      {node.nodes.map((child) => (
        <Box
          key={child.key}
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1,
            mb: { xs: 2, sm: 1 },
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>{content(child)}</Box>
          <IconButton
            size="small"
            // The rows of a group end where it does: its own button stands above theirs.
            sx={child.kind === 'group' ? { position: 'absolute', top: 4, right: 0 } : { mt: 0.5 }}
            aria-label={say(child.kind === 'group' ? 'conditions.remove_group' : 'conditions.remove')}
            onClick={() => remove(child.key)}
          >
            <DeleteIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      ))}
      {depth === 0 && !hasColumns && (
        <Typography sx={{ mb: 0.5, fontSize: 12, color: 'text.secondary' }}>
          {say('conditions.no_groups')}
        </Typography>
      )}
      {outside.length > 0 && (
        <Typography sx={{ mb: 0.5, fontSize: 12, color: 'text.secondary' }}>
          {say('conditions.outside', { names: outside.join(', ') })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {property !== undefined && (
          <Button
            size="small"
            startIcon={<AddIcon />}
            onClick={() => add(testOf(property.name, property.operators[0] ?? 'EQ', null))}
          >
            {say('conditions.add')}
          </Button>
        )}
        {relation !== undefined && (
          <Button size="small" color="inherit" onClick={() => add(hasOf(relation.value))}>
            {say('conditions.add_relation')}
          </Button>
        )}
        {isGrouping && (
          <Button size="small" color="inherit" onClick={() => add(groupOf([], true))}>
            {say('conditions.add_group')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
