import { Box, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { ResourceContextProvider, useResourceContext } from 'react-admin';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { groupOf, type HasNode } from '../model/FilterModel.ts';
import type { FilterScope } from '../model/FilterScope.ts';
import { usePropertyWords } from '../usePropertyWords.ts';
import { OperatorSelect } from './OperatorSelect.tsx';
import { rowSx } from './rowSx.ts';
import { useFilterWording } from '../useFilterWording.ts';

interface HasFieldsProps {
  readonly node: HasNode;
  readonly scope: FilterScope;
  /** What they are tested for. */
  readonly children: ReactNode;
  readonly onChange: (node: HasNode) => void;
}

const operators = ['GTE', 'GT', 'EQ', 'LT', 'LTE', 'NEQ'];

/** HAS: how many related records there must be, at least one unless said otherwise (spec §9), and of what kind. */
export const HasFields = ({ node, scope, children, onChange }: HasFieldsProps) => {
  const say = useFilterWording();
  const own = useResourceContext();
  const { relationLabel, countWord } = usePropertyWords();
  const relations = scope.conditions?.relations ?? [];
  const chosen = relations.find(({ value }) => value === node.relation);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={rowSx}>
        <ChoiceField
          margin="none"
          aria-label={say('conditions.relation')}
          value={node.relation}
          options={relations.map(({ value }) => value)}
          wordOf={relationLabel}
          onChoose={(relation) => onChange({ ...node, relation, group: groupOf([]) })}
        />
        <OperatorSelect
          operators={operators}
          value={node.operator}
          word={countWord}
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
      {chosen !== undefined && chosen.columns.length > 0 && (
        <ResourceContextProvider value={chosen.resource ?? own ?? ''}>{children}</ResourceContextProvider>
      )}
    </Box>
  );
};
