import { Box, Skeleton } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useRecordLabels } from '#src/fields/relation/useRecordLabels.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { ConditionColumn } from '#src/screens/list/filters/ConditionsDefinition.ts';
import { framedRowsSx } from '#src/ui/framedRowsSx.ts';
import { useFilters } from '../filters/useFilters.ts';
import type { GroupBy } from '../look/TableLook.ts';
import type { ColumnChoice } from '../table/useColumnChoice.ts';
import { useTableWords } from '../tableWords.ts';
import { Group } from './Group.tsx';
import { groupCondition, groupFilter } from './groupCondition.ts';
import { GroupsFailure } from './GroupsFailure.tsx';
import { groupsByName } from './groupsByName.ts';
import type { Figures } from './listFiguresQuery.ts';
import { numberColumns } from './numberColumns.ts';
import { useFigures } from './useFigures.ts';
import { useOpenGroups } from './useOpenGroups.ts';

export interface GroupedRowsProps {
  readonly groupBy: GroupBy;
  readonly column: ConditionColumn;
  /** The filter key that takes conditions. */
  readonly conditionsKey: string;
  readonly choice: ColumnChoice;
  readonly link: ColumnElement | undefined;
  readonly empty: ReactElement;
}

interface Drawn {
  readonly groups: Figures['groups'];
  readonly labels: ReadonlyMap<string, string>;
}

/** The rows of a list by a value that they have in common: how many there are of each, what they come to, and the rows when one is opened. */
export const GroupedRows = ({ groupBy, column, conditionsKey, choice, link, empty }: GroupedRowsProps) => {
  const words = useTableWords();
  const locale = useFormatLocale();
  const { values } = useFilters();
  const { isOpen, turn } = useOpenGroups();
  const { totals } = choice.look;
  const numbers = totals === undefined ? [] : numberColumns(choice.visible);
  const { data, error, refetch } = useFigures(groupBy, numbers);
  const shown = choice.all.find(({ source }) => source === groupBy.source);
  const label = shown?.fieldProps.label;
  const reference = column.kind === 'reference' ? column.reference : undefined;
  const { labels, isLoading } = useRecordLabels(
    reference,
    data?.groups.flatMap(({ key }) => key ?? []) ?? [],
    Array.isArray(label) ? label.map(String) : undefined,
  );
  // Groups stand by their names: until those are there, what was drawn stays, and nothing is drawn at first.
  const [last, setLast] = useState<Drawn>();
  const loaded = data && { groups: data.groups, labels };
  if (!isLoading && last?.groups !== loaded?.groups) setLast(loaded);
  const drawn = isLoading ? last : loaded;
  if (error)
    return (
      <GroupsFailure
        error={error}
        onRetry={() => void refetch()}
        onUngroup={() => choice.setLook({ groupBy: undefined })}
      />
    );
  if (drawn === undefined) return <Skeleton variant="rounded" height={240} />;
  const groups = reference === undefined ? drawn.groups : groupsByName(drawn.groups, drawn.labels, locale);
  return (
    <Box
      component="ul"
      aria-label={words('figures.groups')}
      sx={{ ...framedRowsSx, bgcolor: 'background.paper' }}
    >
      {groups.map(({ key, count, totals: figures }) => {
        const name = `${groupBy.source} ${groupBy.unit ?? ''} ${key ?? ''}`;
        return (
          <Group
            key={name}
            value={key ?? undefined}
            count={count}
            reckoned={totals && { numbers, figures, totals }}
            isOpen={isOpen(name)}
            onTurn={() => turn(name)}
            groupBy={groupBy}
            column={column}
            recordName={drawn.labels.get(key ?? '')}
            filter={groupFilter(values, conditionsKey, groupCondition(column, groupBy, key ?? null))}
            choice={choice}
            link={link}
            empty={empty}
          />
        );
      })}
    </Box>
  );
};
