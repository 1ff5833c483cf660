import { Box, Button } from '@mui/material';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useRef, type ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router';
import { permissionFor, type Permission } from '#src/data/access/Permission.ts';
import { NotAllowed } from '#src/screens/access/NotAllowed.tsx';
import { ReadOnlyNote } from '#src/screens/access/ReadOnlyNote.tsx';
import { turnedAway } from '#src/screens/access/turnedAway.ts';
import { HeadLine } from '#src/screens/record/HeadLine.tsx';
import { useRecordKeys } from '#src/screens/keyboard/useRecordKeys.ts';
import { useKeptPlace } from '#src/ui/keyboard/useKeptPlace.ts';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { Facts, type NamedFact } from '#src/ui/Panel.tsx';

interface RecordFrameProps {
  readonly resource: 'bookings' | 'waitingListEntries';
  readonly title: string;
  readonly chip?: ReactNode;
  readonly facts: readonly NamedFact[];
  readonly pager: ReactNode;
  readonly actions: ReactNode;
  /** Where it is edited, for those who may. */
  readonly edit: string | undefined;
  readonly editLabel: string;
  readonly can: readonly Permission[] | undefined;
  readonly back: string;
  readonly children: ReactNode;
  readonly aside: ReactNode;
}

/** The page of one booking or entry: what it is, what can be done, everything it holds, what became of it. */
export const RecordFrame = (props: RecordFrameProps) => (
  <ResourceContextProvider value={props.resource}>
    <Frame {...props} />
  </ResourceContextProvider>
);

const Frame = ({
  title,
  chip,
  facts,
  pager,
  actions,
  edit,
  editLabel,
  can,
  back,
  children,
  aside,
}: RecordFrameProps) => {
  const state: unknown = useLocation().state;
  const whyNot = permissionFor(can, 'update')?.why ?? null;
  useRecordKeys({ edit, back });
  const offered = useRef<HTMLElement>(null);
  // What was done is offered no more.
  useKeptPlace(offered);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={title} />
      {edit === undefined && turnedAway(state) && <NotAllowed why={whyNot} />}
      <Box component="header" sx={{ display: 'grid', gap: 1.5 }}>
        <HeadLine
          title={title}
          status={chip}
          pager={pager}
          actionsRef={offered}
          actions={
            <>
              {edit === undefined && <ReadOnlyNote why={whyNot} />}
              {edit !== undefined && (
                <Button component={RouterLink} to={edit} variant="outlined" startIcon={<EditIcon />}>
                  {editLabel}
                </Button>
              )}
              {actions}
            </>
          }
        />
        <Facts rows={facts} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
        {aside}
      </Box>
    </Box>
  );
};
