import { useLabelText } from '#src/fields/wording/useLabelText.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import type { ConditionColumn } from '../filters/ConditionsDefinition.ts';
import { groupUnits, reckonings, type TableLook } from '../look/TableLook.ts';
import { useTableWords } from '../tableWords.ts';
import { ToolbarPopover } from '../ToolbarPopover.tsx';

const nothing = '';

export interface FigureMenuProps {
  /** What the rows can be grouped by. */
  readonly groups: readonly ConditionColumn[];
  /** Whether a column shows numbers. */
  readonly hasNumbers: boolean;
  readonly look: TableLook;
  readonly setLook: (look: Partial<TableLook>) => void;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** What the rows are grouped by, and what their numbers are reckoned to. */
export const FigureMenu = ({ groups, hasNumbers, look, setLook, anchor, onClose }: FigureMenuProps) => {
  const words = useTableWords();
  const labelOf = useLabelText();
  const chosen = groups.find(({ source }) => source === look.groupBy?.source);
  const isSpan = chosen?.kind === 'date' || chosen?.kind === 'dateTime';
  return (
    <ToolbarPopover
      label={words(groups.length > 0 ? 'figures.title' : 'figures.totals')}
      anchor={anchor}
      align="left"
      width={260}
      onClose={onClose}
    >
      {groups.length > 0 && (
        <ChoiceField
          autoFocus
          margin="none"
          displayEmpty
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
          autoFocus={groups.length === 0}
          margin="none"
          displayEmpty
          label={words('figures.totals')}
          value={look.totals ?? nothing}
          options={[nothing, ...reckonings]}
          wordOf={(reckoning) => words(`figures.${reckoning === nothing ? 'none' : reckoning}`)}
          onChoose={(reckoning) => setLook({ totals: reckoning === nothing ? undefined : reckoning })}
        />
      )}
    </ToolbarPopover>
  );
};
