import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import { useCanAccess, useShowContext, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useResourceMeta } from '../../data/meta/useResourceMeta.ts';
import { useWording } from '../../fields/wording/useWording.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';
import { recordKeys } from '../keyboard/KeyList.tsx';
import { useKeyHelp } from '../keyboard/useKeyHelp.tsx';
import { useRecordKeys } from '../keyboard/useRecordKeys.ts';
import { editPath, listPath } from '../recordPath.ts';
import { sectionsOf } from '../sectionsOf.ts';
import { useRecordName } from '../useRecordName.ts';
import { useResourceNames } from '../useResourceNames.ts';
import { DeleteButton } from './DeleteButton.tsx';
import { headerFacts } from './headerFacts.ts';
import { RecordAside } from './RecordAside.tsx';
import { RecordFailure } from './RecordFailure.tsx';
import { RecordHistory, useHasHistory } from './RecordHistory.tsx';
import { RecordHeader } from './RecordHeader.tsx';
import type { ResourceShowProps } from './ResourceShow.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { ShowTabs } from './ShowTabs.tsx';

export const ShowView = ({ children, facts, actions }: ResourceShowProps) => {
  const say = useWording();
  const meta = useResourceMeta();
  const { resource, one } = useResourceNames();
  const { record, error, isPending, refetch } = useShowContext<RaRecord>();
  const { canAccess } = useCanAccess({ resource, action: 'edit', record });
  const hasHistory = useHasHistory();
  const name = useRecordName()(record, one);
  const edit =
    meta.update !== undefined && canAccess === true && record !== undefined
      ? editPath(resource, record.id)
      : undefined;
  useRecordKeys({ edit, back: listPath(resource), onHelp: useKeyHelp(recordKeys) });
  if (record === undefined)
    return error || !isPending ? (
      <RecordFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <ScreenSkeleton beside />
    );

  const sections = sectionsOf(children);
  const head = headerFacts(sections, record, meta.representation, facts, name);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={name} />
      <RecordHeader
        title={name}
        {...head}
        actions={
          <>
            {actions}
            <DeleteButton record={record} />
            {edit !== undefined && (
              <Button component={RouterLink} to={edit} variant="contained" startIcon={<EditIcon />}>
                {say('record.edit')}
              </Button>
            )}
          </>
        }
      />
      <ShowTabs
        sections={sections}
        history={hasHistory ? <RecordHistory id={String(record.id)} /> : undefined}
        aside={<RecordAside sections={sections} record={record} />}
      >
        {children}
      </ShowTabs>
    </Box>
  );
};
