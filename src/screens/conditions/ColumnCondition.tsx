import { Box, MenuItem, TextField } from '@mui/material';
import { useWording } from '#src/fields/wording/useWording.ts';
import { ConditionValue } from './ConditionValue.tsx';
import type { ConditionsDefinition } from './ConditionsDefinition.ts';
import { columnOperators } from './columnOperators.ts';
import { type ColumnNode, takesList, takesRange, takesValue } from './conditionTree.ts';
import { useConditionWords } from './useConditionWords.ts';

interface OperatorSelectProps {
  readonly operators: readonly string[];
  readonly value: string;
  /** Compares a number of records rather than a value. */
  readonly count?: boolean;
  readonly onChange: (operator: string) => void;
}

/** How a value is compared, in words. */
export const OperatorSelect = ({ operators, value, count = false, onChange }: OperatorSelectProps) => {
  const say = useWording();
  const { operatorWord } = useConditionWords();
  return (
    <TextField
      select
      margin="none"
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { 'aria-label': say('conditions.operator') } }}
    >
      {operators.map((operator) => (
        <MenuItem key={operator} value={operator}>
          {operatorWord(operator, count)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The parts of a condition stand in a line, and below each other where there is no room. */
export const conditionRowSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 3fr)' },
};

export interface ColumnConditionProps {
  readonly node: ColumnNode;
  readonly conditions: ConditionsDefinition;
  readonly onChange: (node: ColumnNode) => void;
}

/** Whether the value survives the step from one operator to another. */
const sameShape = (one: string, other: string): boolean =>
  takesList(one) === takesList(other) &&
  takesRange(one) === takesRange(other) &&
  takesValue(one) === takesValue(other);

/** A column, how it is compared, and with what. */
export const ColumnCondition = ({ node, conditions, onChange }: ColumnConditionProps) => {
  const say = useWording();
  const { columnLabel } = useConditionWords();
  const column = conditions.columns.find(({ value }) => value === node.column);
  const operators = columnOperators(conditions, column);
  const choose = (name: string) => {
    const suited = columnOperators(
      conditions,
      conditions.columns.find(({ value }) => value === name),
    );
    const operator = suited.includes(node.operator) ? node.operator : (suited[0] ?? node.operator);
    onChange({ ...node, column: name, operator, value: null });
  };
  return (
    <Box sx={conditionRowSx}>
      <TextField
        select
        margin="none"
        size="small"
        value={node.column}
        onChange={(event) => choose(event.target.value)}
        slotProps={{ htmlInput: { 'aria-label': say('conditions.column') } }}
      >
        {conditions.columns.map((one) => (
          <MenuItem key={one.value} value={one.value}>
            {columnLabel(one)}
          </MenuItem>
        ))}
      </TextField>
      <OperatorSelect
        // A saved view may compare as nothing here does: that stays.
        operators={operators.includes(node.operator) ? operators : [...operators, node.operator]}
        value={node.operator}
        onChange={(operator) =>
          onChange({ ...node, operator, value: sameShape(operator, node.operator) ? node.value : null })
        }
      />
      {takesValue(node.operator) && column !== undefined && (
        <ConditionValue
          column={column}
          operator={node.operator}
          value={node.value}
          onChange={(value) => onChange({ ...node, value })}
        />
      )}
    </Box>
  );
};
