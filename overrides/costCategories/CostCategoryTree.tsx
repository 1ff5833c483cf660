import { Box, Button, Skeleton } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useMayIn } from '#src/data/access/useAccess.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { PageHead } from '#src/ui/page/PageHead.tsx';
import { CategoryDialog, type Doing } from './CategoryDialog.tsx';
import { CategoryBranches } from './CategoryBranches.tsx';
import { categoryTreeQuery } from './categoryOperations.ts';
import { useCategoryWords } from './categoryWords.ts';

/** All cost categories as a tree; administrators rename, add, move and delete. */
export const CostCategoryTree = () => {
  const words = useCategoryWords();
  const ask = useAsk();
  const mayAdd = useMayIn('costCategories', 'create').allowed;
  const [doing, setDoing] = useState<Doing>();
  const { data, error, refetch } = useQuery({
    queryKey: ['costCategories', 'tree'],
    queryFn: async ({ signal }) => (await ask(categoryTreeQuery, {}, signal)).costCategories,
  });
  const content = () => {
    if (error) return <FailurePanel title={words('failed')} error={error} onRetry={() => void refetch()} />;
    if (data === undefined) return <Skeleton variant="rounded" height={320} />;
    if (data.length === 0)
      return <EmptyState title={words('none')} text={words(mayAdd ? 'none_text' : 'none_read_text')} />;
    return <CategoryBranches all={data} onDo={setDoing} />;
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 880 }}>
      <Title title={words('title')} />
      <PageHead
        title={words('title')}
        lead={words('lead')}
        actions={
          mayAdd && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              onClick={() => setDoing({ what: 'add', category: undefined })}
            >
              {words('add')}
            </Button>
          )
        }
      />
      {content()}
      {doing !== undefined && (
        <CategoryDialog doing={doing} all={data ?? []} onClose={() => setDoing(undefined)} />
      )}
    </Box>
  );
};
