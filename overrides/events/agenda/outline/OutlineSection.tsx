import AddIcon from '@mui/icons-material/Add';
import MoreIcon from '@mui/icons-material/MoreVert';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { Fragment, useId } from 'react';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { IconMenu } from '#src/ui/IconMenu.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import {
  addItem,
  moveDays,
  moveFromDay,
  moveSection,
  removeSection,
  renameSection,
} from '../model/editItems.ts';
import { newKey, type Programme, type Section } from '../model/Programme.ts';
import { useProgrammeActions } from '../state/ProgrammeProvider.tsx';
import { Cell } from './Cell.tsx';
import { focusCell } from './focusCell.ts';
import { ItemRow } from './ItemRow.tsx';
import type { Lines } from './findingLines.ts';
import { lineSx } from './rowSx.ts';

interface OutlineSectionProps {
  readonly section: Section;
  readonly index: number;
  readonly last: boolean;
  readonly selection: ReadonlySet<string>;
  readonly findings: Lines;
  /** Key of the row, or of the section whose end it is, where what is dragged would be dropped. */
  readonly over: string | undefined;
}

/** A head as a rule with the day, and the rows below it. Another day within the section has a rule of its own. */
export const OutlineSection = ({ section, index, last, selection, findings, over }: OutlineSectionProps) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const { edit, readOnly, days } = useProgrammeActions();
  const name = section.name || words('section.new');
  const first = section.items[0]?.day ?? null;
  const add = () => {
    const key = newKey();
    edit({ code: 'add' }, (programme) =>
      addItem(programme, { key, section: section.key, day: dayFor(programme, section) }, days),
    );
    focusCell(key, 'start');
  };
  const own = findings.get(section.key)?.errors ?? '';
  const ownId = useId();
  return (
    <Box component="section" aria-label={name} data-section={section.key} sx={{ mt: index === 0 ? 0 : 2.5 }}>
      <Box
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || readOnly || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          if (section.items[0] === undefined) add();
          else focusCell(section.items[0].key, 'start');
        }}
        sx={headSx}
      >
        <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
          <SectionName section={section} wrongBy={own === '' ? undefined : ownId} />
        </Box>
        <DayPicker section={section} day={first} />
        {!readOnly && <SectionMenu section={section} index={index} last={last} />}
      </Box>
      {own !== '' && (
        <Box id={ownId} sx={{ ...lineSx, color: 'error.main', pt: 0.5 }}>
          {own}
        </Box>
      )}
      <Box component="ol" sx={{ m: 0, p: 0 }}>
        {section.items.map((item, place) => {
          const before = section.items[place - 1];
          const isOtherDay = before !== undefined && before.day !== item.day;
          const lines = findings.get(item.key);
          return (
            <Fragment key={item.key}>
              {isOtherDay && (
                <Box component="li" sx={dayRuleSx}>
                  {formatDate(item.day, locale)}
                </Box>
              )}
              <ItemRow
                item={item}
                isSelected={selection.has(item.key)}
                isTarget={over === item.key}
                errors={lines?.errors ?? ''}
                warnings={lines?.warnings ?? ''}
              />
            </Fragment>
          );
        })}
      </Box>
      {section.items.length === 0 && (
        <Box sx={{ px: 1, py: 1, color: 'text.secondary', fontSize: 12 }}>{words('section.empty')}</Box>
      )}
      {!readOnly && (
        <Box
          sx={
            over === section.key
              ? { boxShadow: ({ palette }) => `inset 0 2px 0 ${palette.primary.main}` }
              : {}
          }
        >
          <Button
            size="small"
            color="inherit"
            startIcon={<AddIcon />}
            aria-label={words('section.add_to', { name })}
            onClick={add}
            sx={{ color: 'text.secondary' }}
          >
            {words('section.add')}
          </Button>
        </Box>
      )}
    </Box>
  );
};

/** A new section goes on where the one before it stands: rooms in parallel are of one day. */
function dayFor(programme: Programme, section: Section): string | undefined {
  const at = programme.sections.findIndex(({ key }) => key === section.key);
  const days = programme.sections.slice(0, at + 1).flatMap(({ items }) => items.map(({ day }) => day));
  return days.at(-1) ?? undefined;
}

interface SectionNameProps {
  readonly section: Section;
  readonly wrongBy: string | undefined;
}

const SectionName = ({ section, wrongBy }: SectionNameProps) => {
  const words = useAgendaWords();
  const { edit, readOnly } = useProgrammeActions();
  return (
    <Cell
      label={words('section.name')}
      text={section.name}
      column="section"
      readOnly={readOnly}
      placeholder={words('section.new')}
      wrongBy={wrongBy}
      onCommit={(text) => {
        edit({ code: 'name', name: section.name }, (programme) =>
          renameSection(programme, section.key, text),
        );
        return true;
      }}
      sx={{ fontWeight: 600, fontSize: 16, width: '100%' }}
    />
  );
};

/** The day of a section; choosing another moves all of its items there. */
const DayPicker = ({ section, day }: { readonly section: Section; readonly day: string | null }) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const { edit, readOnly, days } = useProgrammeActions();
  const at = day === null ? -1 : days.indexOf(day);
  const offered = at < 0 && day !== null ? [day, ...days] : days;
  if (readOnly || day === null || offered.length < 2)
    return <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{formatDate(day, locale)}</Box>;
  return (
    <TextField
      select
      size="small"
      variant="standard"
      margin="none"
      value={day}
      onChange={({ target }) => {
        const keys = new Set(section.items.map(({ key }) => key));
        const to = target.value;
        edit({ code: 'move', name: section.name }, (programme) =>
          at < 0
            ? moveFromDay(programme, keys, { from: day, to }, days)
            : moveDays(programme, keys, days.indexOf(to) - at, days),
        );
      }}
      slotProps={{
        select: { native: true, disableUnderline: true },
        htmlInput: { 'aria-label': words('section.day', { name: section.name || words('section.new') }) },
      }}
      fullWidth={false}
      sx={{ width: 'auto', '& select': { fontSize: 12, color: 'text.secondary' } }}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {formatDate(one, locale)}
        </option>
      ))}
    </TextField>
  );
};

const SectionMenu = ({ section, index, last }: Pick<OutlineSectionProps, 'section' | 'index' | 'last'>) => {
  const words = useAgendaWords();
  const { edit } = useProgrammeActions();
  const name = section.name || words('section.new');
  const run = (code: string, change: (programme: Programme) => Programme) => () =>
    edit({ code, name: section.name }, change);
  const move = (by: number) => run('move', (programme) => moveSection(programme, section.key, index + by));
  const remove = run('remove_section', (programme) => removeSection(programme, section.key));
  return (
    <IconMenu label={words('section.menu', { name })} icon={<MoreIcon fontSize="small" />}>
      {(choosing) => [
        <MenuItem key="up" disabled={index === 0} onClick={choosing(move(-1))}>
          {words('section.up')}
        </MenuItem>,
        <MenuItem key="down" disabled={last} onClick={choosing(move(1))}>
          {words('section.down')}
        </MenuItem>,
        <MenuItem key="remove" onClick={choosing(remove)}>
          {words('section.remove')}
        </MenuItem>,
      ]}
    </IconMenu>
  );
};

const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  borderBottom: 2,
  borderColor: 'divider',
} as const;

const dayRuleSx = {
  listStyle: 'none',
  px: 1,
  pt: 1.5,
  pb: 0.5,
  fontSize: 12,
  color: 'text.secondary',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
