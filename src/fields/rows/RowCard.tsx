import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, ButtonBase, Stack } from '@mui/material';
import { useId, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { DenseInputs } from '../input/DenseInputs.ts';
import { InputScope } from '../input/InputScope.tsx';
import { wideInput } from '../input/inputWidth.ts';
import { valueAt } from '../value/valueAt.ts';
import { useWording } from '../wording/useWording.ts';
import { RowActions } from './RowActions.tsx';
import type { RowLayoutProps } from './RowLayoutProps.ts';
import { formatLocalDateTime } from '../localDateTime/formatLocalDateTime.ts';
import { labelOf } from '../value/labelOf.ts';
import { isValues } from '#src/data/isValues.ts';
import { factsLine } from '../wording/factsLine.ts';

const wallClock = /^\d{4}-\d{2}-\d{2}T/;

/** What tells one row from the next while it is closed: its name, else the first words and related names in it. */
function rowSummary(row: unknown): string {
  if (!isValues(row)) return '';
  const own = labelOf(row);
  const times = Object.values(row)
    .filter((value): value is string => typeof value === 'string' && wallClock.test(value))
    .map((value) => formatLocalDateTime(value, 'en-GB')?.split(', ').pop() ?? '');
  if (own !== undefined) return factsLine([own, times.join('–')]);
  const words = Object.entries(row)
    .filter(([key]) => !/^id$|Id$/.test(key))
    .map(([, value]) =>
      isValues(value)
        ? labelOf(value)
        : typeof value === 'string' && !wallClock.test(value)
          ? value
          : undefined,
    )
    .filter((text) => text !== undefined && text !== '');
  return factsLine(words.slice(0, 2));
}

/** More rows than this start closed: one sees which there are before one edits one. */
const rowsOpen = 2;

/** Rows as cards that open and close, for many members and for rows within rows. */
export const RowCards = ({ rows, ...props }: RowLayoutProps) => (
  <Stack sx={{ gap: 1 }}>
    {rows.map(({ key, index, isNew }) => (
      <RowCard
        key={key}
        index={index}
        count={rows.length}
        startsOpen={isNew || rows.length <= rowsOpen}
        {...props}
      />
    ))}
  </Stack>
);

interface RowCardProps extends Omit<RowLayoutProps, 'rows'> {
  readonly index: number;
  readonly count: number;
  readonly startsOpen: boolean;
}

/** One row: closed, its summary; open, its inputs. A row with a problem cannot hide it. */
const RowCard = ({ path, index, count, members, actions, readOnly, startsOpen }: RowCardProps) => {
  const say = useWording();
  const bodyId = useId();
  const [opened, setOpened] = useState(startsOpen);
  const row: unknown = useWatch({ name: `${path}.${index}` });
  const { errors } = useFormState({ name: `${path}.${index}` });
  const hasProblem = valueAt(errors, `${path}.${index}`) !== undefined;
  const open = opened || hasProblem;
  return (
    <Box sx={{ border: 1, borderColor: hasProblem ? 'error.main' : 'divider', borderRadius: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 0.5 }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => setOpened(!open)}
          sx={{
            flex: 1,
            minWidth: 0,
            justifyContent: 'flex-start',
            gap: 1,
            px: 1.5,
            py: 1,
            textAlign: 'left',
            borderRadius: 1,
          }}
        >
          <ExpandMoreIcon
            sx={{ fontSize: 18, color: 'text.secondary', transform: open ? 'none' : 'rotate(-90deg)' }}
          />
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {index + 1}
          </Box>
          <Box
            component="span"
            sx={{ fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {rowSummary(row) || say('rows.row', { row: index + 1 })}
          </Box>
        </ButtonBase>
        {!readOnly && <RowActions index={index} count={count} actions={actions} />}
      </Box>
      {open && (
        <Box
          id={bodyId}
          sx={{
            p: 1.5,
            pt: 0.5,
            display: 'grid',
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
            [`& > .${wideInput}`]: { gridColumn: '1 / -1' },
          }}
        >
          <InputScope path={String(index)} label="">
            <DenseInputs value={false}>{members.map((member) => member.element)}</DenseInputs>
          </InputScope>
        </Box>
      )}
    </Box>
  );
};
