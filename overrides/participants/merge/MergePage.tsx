import { Box, Button } from '@mui/material';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { RefusedPage } from '#src/screens/access/RefusedPage.tsx';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { AskForMerge } from '../requests/AskForMerge.tsx';
import { useRequestWords } from '../requests/requestWords.ts';
import { ChooseDuplicate } from './ChooseDuplicate.tsx';
import { MergeTwo } from './MergeTwo.tsx';
import { useMergeWords } from './mergeWords.ts';

/**
 * Makes one participant of two records of the same person (G3): which they are, what is kept of each, and what follows.
 * Whoever may not do it asks for it.
 */
export const MergePage = () => {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetOne<ParticipantRecord>('participants', { id });
  if (data === undefined) return <RecordAwaited error={error} refetch={refetch} resource="participants" />;
  return (
    <ResourceContextProvider value="participants">
      <MergePerson key={data.id} person={data} />
    </ResourceContextProvider>
  );
};

const MergePerson = ({ person }: { readonly person: ParticipantRecord }) => {
  const words = useMergeWords();
  const [address, setAddress] = useSearchParams();
  const duplicate = address.get('duplicate');
  const choose = (id: string | null) => setAddress(id === null ? {} : { duplicate: id });
  const [merge, ask] = [useMay('merge'), useMay('ask')];
  const asks = !merge.allowed && ask.allowed;
  const requestWords = useRequestWords();
  if (!merge.allowed && !ask.allowed)
    return (
      <RefusedPage why={merge.why}>
        <Button component={RouterLink} to={recordPath('participants', person.id)} variant="outlined">
          {words('back')}
        </Button>
      </RefusedPage>
    );
  const said = { name: person.fullName };
  const title = asks ? requestWords('ask.merge.page', said) : words('title', said);
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={title} />
      <PageHead title={title} lead={asks ? requestWords('ask.merge.lead') : words('lead')} />
      {duplicate === null || duplicate === person.id ? (
        <ChooseDuplicate
          person={person}
          isItself={duplicate === person.id}
          onChoose={({ id }) => choose(id)}
        />
      ) : asks ? (
        <AskForMerge key={duplicate} own={person} duplicateId={duplicate} onOther={() => choose(null)} />
      ) : (
        <MergeTwo key={duplicate} own={person} duplicateId={duplicate} onOther={() => choose(null)} />
      )}
    </Box>
  );
};
