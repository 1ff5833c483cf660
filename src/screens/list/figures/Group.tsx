import ExpandIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase } from '@mui/material';
import { useId, useState, type ReactElement } from 'react';
import type { Values } from '#src/data/isValues.ts';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import type { ConditionColumn } from '#src/screens/list/filters/ConditionsDefinition.ts';
import type { GroupBy } from '../look/TableLook.ts';
import type { ColumnChoice } from '../table/useColumnChoice.ts';
import { GroupName } from './GroupName.tsx';
import { GroupRows } from './GroupRows.tsx';

export interface GroupProps {
  readonly value: string | undefined;
  readonly count: number;
  readonly groupBy: GroupBy;
  readonly column: ConditionColumn;
  readonly shown: ColumnElement | undefined;
  readonly filter: Values;
  readonly choice: ColumnChoice;
  readonly link: ColumnElement | undefined;
  readonly empty: ReactElement;
}

/** One group: its name and how many rows it has; opened, the rows. */
export const Group = ({ value, count, groupBy, column, shown, filter, choice, link, empty }: GroupProps) => {
  const [isOpen, setOpen] = useState(false);
  const locale = useFormatLocale();
  const id = useId();
  return (
    <Box component="li" sx={{ display: 'block', minWidth: 0 }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{
          display: 'flex',
          justifyContent: 'flex-start',
          gap: 1,
          width: '100%',
          minHeight: 40,
          px: 1.5,
          fontSize: 14,
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <ExpandIcon sx={{ fontSize: 18, transform: isOpen ? 'none' : 'rotate(-90deg)' }} />
        <GroupName value={value} groupBy={groupBy} column={column} shown={shown} />
        <Box component="span" className="tabular" sx={{ color: 'text.secondary' }}>
          {count.toLocaleString(locale)}
        </Box>
      </ButtonBase>
      <Box id={id} sx={{ px: isOpen ? 1.5 : 0, pb: isOpen ? 1.5 : 0 }}>
        {isOpen && <GroupRows filter={filter} choice={choice} link={link} empty={empty} />}
      </Box>
    </Box>
  );
};
