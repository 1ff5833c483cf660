import { Box } from '@mui/material';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import type { ConditionsDefinition } from '#src/screens/list/filters/ConditionsDefinition.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { groupUnits, reckonings, type TableLook } from '../look/TableLook.ts';
import { useTableWords } from '../tableWords.ts';
import { groupColumns } from './groupCondition.ts';
import { hasFigures } from './hasFigures.ts';
import { numberColumns } from './numberColumns.ts';

const nothing = '';

export interface FigureChoiceProps {
  readonly columns: readonly ColumnElement[];
  readonly conditions: ConditionsDefinition | undefined;
  readonly look: TableLook;
  readonly setLook: (look: Partial<TableLook>) => void;
}

/** What the rows are grouped by, and what their numbers are reckoned to; only where somebody can reckon it. */
export const FigureChoice = ({ columns, conditions, look, setLook }: FigureChoiceProps) => {
  const words = useTableWords();
  const labelOf = useLabelText();
  const { list } = useResourceMeta();
  const groups = groupColumns(conditions);
  const chosen = groups.find(({ source }) => source === look.groupBy?.source);
  const isSpan = chosen?.kind === 'date' || chosen?.kind === 'dateTime';
  const hasNumbers = numberColumns(columns).length > 0;
  if (hasFigures(list) === undefined || (groups.length === 0 && !hasNumbers)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {groups.length > 0 && (
        <ChoiceField
          margin="none"
          label={words('figures.group')}
          value={chosen?.source ?? nothing}
          options={[nothing, ...groups.map(({ source = '' }) => source)]}
          wordOf={(source) => (source === nothing ? words('figures.none') : labelOf(source))}
          onChoose={(chosenSource) => {
            const column = groups.find(({ source }) => source === chosenSource);
            const isLong = column?.kind === 'date' || column?.kind === 'dateTime';
            setLook({
              groupBy:
                column?.source === undefined
                  ? undefined
                  : { source: column.source, ...(isLong && { unit: 'MONTH' as const }) },
            });
          }}
          sx={{ minWidth: 160 }}
        />
      )}
      {isSpan && look.groupBy !== undefined && (
        <ChoiceField
          margin="none"
          label={words('figures.unit')}
          value={look.groupBy.unit ?? 'MONTH'}
          options={groupUnits}
          wordOf={(unit) => words(`figures.${unit}`)}
          onChoose={(unit) => look.groupBy && setLook({ groupBy: { ...look.groupBy, unit } })}
        />
      )}
      {hasNumbers && (
        <ChoiceField
          margin="none"
          label={words('figures.totals')}
          value={look.totals ?? nothing}
          options={[nothing, ...reckonings]}
          wordOf={(reckoning) => words(`figures.${reckoning === nothing ? 'none' : reckoning}`)}
          onChoose={(reckoning) => setLook({ totals: reckoning === nothing ? undefined : reckoning })}
          sx={{ minWidth: 120 }}
        />
      )}
    </Box>
  );
};
