import { Box, Typography } from '@mui/material';
import { ResourceContextProvider, useGetOne } from 'react-admin';
import { useParams, useSearchParams } from 'react-router';
import type { ParticipantRecord } from '#resources/participants/index.ts';
import { RecordAwaited } from '#src/screens/record/RecordAwaited.tsx';
import { PageTitle } from '#src/ui/page/PageTitle.tsx';
import { ChooseDuplicate } from './ChooseDuplicate.tsx';
import { MergeTwo } from './MergeTwo.tsx';
import { useMergeWords } from './mergeWords.ts';

/** Makes one participant of two records of the same person (G3): which they are, what is kept of each, and what follows. */
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
  const title = words('title', { name: person.fullName });
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle title={title} />
      <Box component="header">
        <Typography variant="h2" component="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words('lead')}</Typography>
      </Box>
      {duplicate === null || duplicate === person.id ? (
        <ChooseDuplicate
          person={person}
          isItself={duplicate === person.id}
          onChoose={({ id }) => choose(id)}
        />
      ) : (
        <MergeTwo key={duplicate} own={person} duplicateId={duplicate} onOther={() => choose(null)} />
      )}
    </Box>
  );
};
