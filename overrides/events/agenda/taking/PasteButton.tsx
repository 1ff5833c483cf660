import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { ChoiceField } from '#src/ui/ChoiceField.tsx';
import { FormDialog } from '#src/ui/modal/FormDialog.tsx';
import { useAgendaWords } from '../agendaWords.ts';
import { timeText } from '../model/clock.ts';
import { readRows, type ReadSection } from '../model/readRows.ts';
import { appendItems } from '../model/takeItems.ts';
import { useProgramme } from '../state/ProgrammeProvider.tsx';

/** Rows of a spreadsheet become items; what was not understood is named before anything is added. */
export const PasteButton = () => {
  const words = useAgendaWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" startIcon={<PasteIcon />} onClick={() => setOpen(true)}>
        {words('paste')}
      </Button>
      {open && <PasteDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const newSection = 'new';

const PasteDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const { programme, plan, days, edit } = useProgramme();
  const [text, setText] = useState('');
  const [day, setDay] = useState(days[0] ?? '');
  const [into, setInto] = useState(newSection);
  const { sections, unclear } = readRows(text, { day, days, trainers: plan.team, locale });
  const items = sections.flatMap((section) => section.items);
  const names = new Map(programme.sections.map(({ key, name }) => [key, name]));
  const targetOf = ({ name, items: [first] }: ReadSection) => {
    if (name === undefined && into !== newSection) return { section: into };
    return { newSection: name || (formatDate(first?.day ?? day, locale) ?? '') };
  };
  const add = () => {
    edit({ code: 'paste' }, (before) =>
      sections.reduce(
        (programme, section) => appendItems(programme, section.items, targetOf(section), days),
        before,
      ),
    );
    onClose();
  };
  return (
    <FormDialog
      title={words('paste.title')}
      maxWidth="md"
      submitLabel={words('paste.run', { smart_count: items.length })}
      closeLabel={words('cancel')}
      disabled={items.length === 0}
      onSubmit={add}
      onClose={onClose}
    >
      <Box>{words('paste.text')}</Box>
      <TextField
        multiline
        minRows={4}
        maxRows={10}
        autoFocus
        margin="none"
        label={words('paste.label')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // A tab is what parts the cells of a row.
          if (event.key === 'Enter') event.stopPropagation();
        }}
      />
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        <ChoiceField
          margin="none"
          label={words('paste.day')}
          value={day}
          options={days}
          wordOf={(one) => formatDate(one, locale)}
          onChoose={setDay}
          sx={{ width: 180 }}
        />
        <ChoiceField
          margin="none"
          label={words('paste.into')}
          value={into}
          options={[newSection, ...programme.sections.map(({ key }) => key)]}
          wordOf={(key) =>
            key === newSection ? words('paste.new_section') : names.get(key) || words('section.new')
          }
          onChoose={setInto}
          sx={{ width: 240 }}
        />
      </Box>
      {unclear.length > 0 && (
        <Alert severity="warning">
          {words('paste.not_understood')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {unclear.map(({ row, code, text: wrong }) => (
              <li key={`${row}${code}${wrong}`}>
                {words('paste.row', { row, message: words(`paste.${code}`, { text: wrong }) })}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      {items.length > 0 && <Understood sections={sections} />}
    </FormDialog>
  );
};

const Understood = ({ sections }: { readonly sections: readonly ReadSection[] }) => {
  const words = useAgendaWords();
  const locale = useFormatLocale();
  const { plan } = useProgramme();
  const names = new Map(plan.team.map(({ trainerId, name }) => [trainerId, name]));
  return (
    <Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary', mb: 0.5 }}>{words('paste.understood')}</Box>
      {sections.map(({ name, items }, index) => (
        <Box key={index} sx={{ mb: 1 }}>
          {name !== undefined && (
            <Box sx={{ fontWeight: 600, mt: 1 }}>{factsLine([name, formatDate(items[0]?.day, locale)])}</Box>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map(({ key, name: item, start, end, trainers }) => (
              <Box component="li" key={key} sx={understoodSx}>
                <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {`${timeText(start)}–${timeText(end)}`}
                </Box>
                <span>{item}</span>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {factsLine(
                    trainers.map(({ trainerId }) => names.get(trainerId)),
                    ', ',
                  )}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const understoodSx = {
  display: 'grid',
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '96px minmax(0, 2fr) minmax(0, 1fr)' },
  columnGap: 1.5,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
