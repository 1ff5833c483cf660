import AddIcon from '@mui/icons-material/Add';
import { Autocomplete, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { EventRecord } from '#resources/events/index.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { useMay, useMayIn } from '#src/data/access/useAccess.ts';
import { searchQuery } from '#src/data/searchQuery.ts';
import { holdEnter } from '#src/fields/input/holdEnter.ts';
import { useNothingOffered } from '#src/fields/input/useNothingOffered.ts';
import { createPath } from '#src/fields/relation/recordPath.ts';
import { useDebounced } from '#src/fields/relation/useDebounced.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { useNewText } from '#src/fields/wording/useNewText.ts';
import { factsLine } from '#src/fields/wording/factsLine.ts';
import { RefusedPage } from '#src/screens/access/RefusedPage.tsx';
import { useWayBack } from '#src/screens/useWayBack.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { comingFrom, isComing } from '#overrides/bookings/comingEvents.ts';
import { wizardPaths } from '#overrides/bookings/wizardPaths.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { resourceOfKind, type JourneyKind } from '../form/WizardValues.ts';
import { useWizardWords } from '#overrides/bookings/words/useWizardWords.ts';

type EventRow = Pick<
  EventRecord,
  'id' | 'name' | 'dateStart' | 'timeZone' | 'trainingCentre' | 'traineeCount' | 'maxTrainees'
>;

const columns = ['name', 'dateStart', 'timeZone', 'trainingCentre', 'traineeCount', 'maxTrainees'];

/** A booking begins with its event: the wizard's first question where no page has answered it. */
export const ChooseEvent = ({ target }: { readonly target: JourneyKind }) => {
  const words = useWizardWords();
  const newText = useNewText();
  const title = newText(resourceOfKind[target]);
  const mayPlan = useMayIn('events', 'create').allowed;
  const nothing = useNothingOffered();
  const locale = useFormatLocale();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [from] = useState(comingFrom);
  const asked = useDebounced(query.trim(), 200);
  const { data, isFetching, isPending, isError } = useGetList<EventRow>(
    'events',
    {
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'dateStart', order: 'ASC' },
      filter: { date_start_gte: from, ...(asked === '' ? {} : { q: asked }) },
      meta: { columns },
    },
    searchQuery,
  );
  const coming = (data ?? []).filter((event) => isComing(event));
  const isNone = data !== undefined && asked === '' && coming.length === 0;
  const hint = ({ dateStart, trainingCentre, traineeCount, maxTrainees }: EventRow) =>
    factsLine([
      formatDate(dateStart, locale),
      trainingCentre?.name,
      maxTrainees === null ? undefined : `${traineeCount} / ${maxTrainees}`,
    ]);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 720 }}>
      <PageTitle title={title} />
      <PageHead title={title} />
      <Panel title={words('choose.text')}>
        <Autocomplete<EventRow>
          size="small"
          options={coming}
          loading={isFetching}
          filterOptions={(all) => all}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          noOptionsText={isError ? words('choose.failed') : nothing({ query: asked })}
          autoHighlight
          onKeyDown={holdEnter(asked !== query.trim() || isPending)}
          onInputChange={(_event, text, reason) => {
            if (reason === 'input' || reason === 'clear') setQuery(text);
          }}
          onChange={(_event, event) => {
            if (event === null) return;
            void navigate(
              target === 'booking' ? wizardPaths.addBooking(event.id) : wizardPaths.addWaitingList(event.id),
            );
          }}
          renderOption={({ key, ...props }, event) => (
            <li key={key} {...props}>
              <Box sx={{ minWidth: 0 }}>
                {event.name}
                <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{hint(event)}</Box>
              </Box>
            </li>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              autoFocus
              label={words('choose.event')}
              helperText={words(isNone ? 'choose.none' : 'choose.help')}
            />
          )}
        />
        {isNone && mayPlan && (
          <Button
            component={Link}
            to={createPath('events')}
            variant="outlined"
            startIcon={<AddIcon />}
            sx={{ mt: 2 }}
          >
            {newText('events')}
          </Button>
        )}
      </Panel>
    </Box>
  );
};

const Create = ({ target }: { readonly target: JourneyKind }) => {
  const may = useMay('create');
  const back = useWayBack();
  return may.allowed ? <ChooseEvent target={target} /> : <RefusedPage why={may.why} back={back} />;
};

export const BookingCreate = () => <Create target="booking" />;
export const EntryCreate = () => <Create target="entry" />;
