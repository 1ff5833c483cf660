import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useShowContext, type RaRecord } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { NotAllowed } from '../access/NotAllowed.tsx';
import { ReadOnlyNote } from '../access/ReadOnlyNote.tsx';
import { readablePieces } from '../access/readable.ts';
import { turnedAway } from '../access/turnedAway.ts';
import { useRecordKeys } from '../keyboard/useRecordKeys.ts';
import { sectionSearch } from '../sectionInAddress.ts';
import { editPath, recordPath } from '#src/fields/relation/recordPath.ts';
import { sectionsOf } from '../sectionsOf.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { useWayBack } from '../useWayBack.ts';
import { useReplacements } from '../Replace.tsx';
import { RecordAwaited } from './RecordAwaited.tsx';
import { asideFacts, ofTheRecord, type AsideFacts } from './asideFacts.ts';
import { bodyPieces } from './bodyPieces.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { headerFacts, type HeaderFacts } from './headerFacts.ts';
import { namePartsIn } from '../nameParts.ts';
import { RecordAside } from './RecordAside.tsx';
import { RecordHistory, useHasHistory } from './RecordHistory.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import { RecordPager } from './neighbours/RecordPager.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { ShowTabs } from './ShowTabs.tsx';
import type { ColumnElement } from '#src/fields/rows/columnsOf.ts';

export interface ShowViewProps {
  /** `<ShowSection>`s of `<ShowField>`s. */
  readonly children: ReactNode;
  /** Sources of the values in the header; the first short ones where not given. */
  readonly facts?: readonly string[];
}

export const ShowView = ({ children, facts }: ShowViewProps) => {
  const say = useWording();
  const { actions, menu, banner, fields: written = {}, sections: added } = useReplacements();
  const meta = useResourceMeta();
  const { resource, one } = useResourceNames();
  const back = useWayBack();
  const { record, error, isPending, refetch } = useShowContext<RaRecord>();
  const may = useMay('update', record);
  const access = useTypeAccess();
  const location = useLocation();
  const state: unknown = location.state;
  const hasHistory = useHasHistory();
  const name = useRecordName()(record, one);
  const edit =
    meta.update !== undefined && may.allowed && record !== undefined
      ? `${editPath(resource, record.id)}${sectionSearch(location.search)}`
      : undefined;
  useRecordKeys({ edit, back: back.path });
  if (record === undefined || isGone(error))
    return (
      <RecordAwaited
        error={error}
        isPending={isPending}
        refetch={refetch}
        skeleton={<ScreenSkeleton beside />}
      />
    );

  const readable = readablePieces(
    <>
      {children}
      {added}
    </>,
    access,
  );
  const sections = sectionsOf(readable);
  const refused = meta.update !== undefined && !may.allowed;
  const head = headerFacts(sections, record, meta.representation, facts, name);
  const beside = besideHeader(asideFacts(sections, record), head);
  const pieces = bodyPieces(readable, {
    head,
    aside: beside,
    representation: meta.representation,
    inTitle: namePartsIn(name, sections, record),
    hasHistory,
    isEmpty: (source) => isEmptyValue(valueAt(record, source)),
    isWritten: (source) => source in written,
  });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={name} />
      {refused && turnedAway(state) && <NotAllowed why={may.why} />}
      <RecordHeader
        title={name}
        {...head}
        pager={
          <RecordPager resource={resource} id={String(record.id)} pathOf={(id) => recordPath(resource, id)} />
        }
        actions={
          <>
            {actions}
            <DeleteButton record={record} />
            {refused && <ReadOnlyNote why={may.why} />}
            {edit !== undefined && (
              <Button component={RouterLink} to={edit} variant="contained" startIcon={<EditIcon />}>
                {say('record.edit')}
              </Button>
            )}
            {menu}
          </>
        }
      />
      {banner}
      <ShowTabs
        sections={sectionsOf(pieces)}
        history={
          hasHistory ? (
            <>
              <RecordHistory record={record} />
              {sections.filter(({ props }) => props.name === ofTheRecord)}
            </>
          ) : undefined
        }
        aside={<RecordAside {...beside} record={record} />}
      >
        {pieces}
      </ShowTabs>
    </Box>
  );
};

/** What the header says already is not said beside it again. */
function besideHeader({ people, dates }: AsideFacts, { facts }: HeaderFacts): AsideFacts {
  const isNew = ({ source }: ColumnElement) => !facts.some((fact) => fact.source === source);
  return { people: people.filter(isNew), dates: dates.filter(isNew) };
}
