import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { useShowContext, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useMay, useTypeAccess } from '#src/data/access/useAccess.ts';
import { isGone } from '#src/data/errors/failureOf.ts';
import { useResourceMeta } from '#src/data/meta/useResourceMeta.ts';
import { columnsOf } from '#src/fields/rows/columnsOf.ts';
import { useWording } from '#src/fields/wording/useWording.ts';
import { isEmptyValue, valueAt } from '#src/fields/value/valueAt.ts';
import { piecesThatStay, readablePieces } from '#src/screens/access/readable.ts';
import { DeleteButton } from '#src/screens/record/DeleteButton.tsx';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { headerFacts } from '#src/screens/record/headerFacts.ts';
import { RecordHeader } from '#src/screens/record/RecordHeader.tsx';
import type { ShowViewProps } from '#src/screens/record/ShowView.tsx';
import { openInWalk } from '#src/screens/record/neighbours/walkStore.ts';
import { editPath, recordPath } from '#src/fields/relation/recordPath.ts';
import { useReplacements } from '#src/screens/Replace.tsx';
import { sectionsOf, type SectionProps } from '#src/screens/sectionsOf.ts';
import { useRecordName } from '#src/screens/useRecordName.ts';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useTableWords } from '../tableWords.ts';

/** The shape of a record on its way into the panel. */
export const PeekSkeleton = () => (
  <Box aria-busy sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="rounded" width={220} height={28} />
    <Skeleton variant="rounded" height={64} />
    <Skeleton variant="rounded" height={240} />
  </Box>
);

/** A record beside its list: what its page says first, and what can be done. */
export const PeekView = ({ children, facts }: ShowViewProps) => {
  const { actions, banner } = useReplacements();
  const meta = useResourceMeta();
  const { one } = useResourceNames();
  const { record, error, isPending, refetch } = useShowContext<RaRecord>();
  const access = useTypeAccess();
  const name = useRecordName()(record, one);
  if (record === undefined || isGone(error))
    return (
      <RecordAwaited error={error} isPending={isPending} refetch={refetch} skeleton={<PeekSkeleton />} />
    );
  const sections = sectionsOf(readablePieces(children, access));
  const head = headerFacts(sections, record, meta.representation, facts, name);
  const named = meta.representation.map((path) => path.split('.')[0]);
  const said = [...named, ...[head.status, ...head.facts].map((field) => field?.source)];
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RecordHeader title={name} {...head} level="h2" />
      <PeekActions record={record}>{actions}</PeekActions>
      {banner}
      {restOf(sections[0], record, said)}
    </Box>
  );
};

/** The first section without what the header has said, and without what is empty or needs the width of a page. */
function restOf(
  section: ReactElement<SectionProps> | undefined,
  record: RaRecord,
  said: readonly (string | undefined)[],
): ReactNode {
  const shown = columnsOf(section?.props.children)
    .filter(
      ({ source, field }) =>
        !said.includes(source) && field?.block !== true && !isEmptyValue(valueAt(record, source)),
    )
    .map(({ source }) => source);
  return piecesThatStay(section, (source) => shown.includes(source));
}

const PeekActions = ({ record, children }: { readonly record: RaRecord; readonly children: ReactNode }) => {
  const say = useWording();
  const words = useTableWords();
  const { resource } = useResourceNames();
  const { update } = useResourceMeta();
  const may = useMay('update', record);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component={RouterLink}
        to={recordPath(resource, record.id)}
        variant="contained"
        size="small"
        onClick={() => openInWalk(resource, String(record.id))}
      >
        {words('peek.open')}
      </Button>
      {update !== undefined && may.allowed && (
        <Button
          component={RouterLink}
          to={editPath(resource, record.id)}
          variant="outlined"
          size="small"
          startIcon={<EditIcon />}
        >
          {say('record.edit')}
        </Button>
      )}
      {children}
      <DeleteButton record={record} />
    </Box>
  );
};
