import { useQuery } from '@tanstack/react-query';
import { useDataClient } from '#src/data/DataClient.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { unreadOf } from '#src/data/errors/Refusal.ts';
import { useDocumentWords } from '../documentWords.ts';
import { Paper } from '../paper/Paper.tsx';
import { type Impression, previewMutation, type Run } from '../runOperations.ts';

/** An address lives for ten minutes; one that is nearly over is asked for anew. */
const lifetime = 9 * 60_000;

/** An impression as it would be made now, with the own values that are saved. */
export const RunPaper = ({ run, impression }: { readonly run: Run; readonly impression: Impression }) => {
  const words = useDocumentWords();
  const client = useDataClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['documentRuns', 'preview', run.key, impression.key, run.template?.id, run.dateModified],
    enabled: run.template !== null,
    queryFn: async () => {
      const answer = await client.mutate({
        mutation: previewMutation,
        variables: { key: run.key, impression: impression.key },
      });
      return answer.data?.previewImpression ?? null;
    },
    staleTime: lifetime,
    gcTime: lifetime,
    refetchOnWindowFocus: false,
  });
  if (error)
    return (
      <FailurePanel
        title={words('paper.failed')}
        advice={unreadOf(error).message}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <Paper path={data} title={words('paper.of', { name: impression.label })} isComing={isFetching} />;
};
