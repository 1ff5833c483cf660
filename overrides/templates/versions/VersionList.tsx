import { useQuery } from '@tanstack/react-query';
import { Box, Button, Link, Skeleton } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { TemplateRecord } from '#resources/templates/index.ts';
import { useMay } from '#src/data/access/useAccess.ts';
import { useAsk } from '#src/data/DataClient.tsx';
import { formatMomentDay } from '#src/fields/dateTime/formatMomentDay.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';
import { FailurePanel } from '#src/ui/FailurePanel.tsx';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { useModal } from '#src/ui/modal/ModalHost.tsx';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { type TemplateWords, useTemplateWords } from '../templateWords.ts';
import { useRestoreVersion } from './useRestoreVersion.ts';
import { type TemplateVersion, templateVersionsQuery } from './versionOperations.ts';
import { type ComponentProps, Suspense } from 'react';
import type { CompareVersions as Loaded } from './CompareVersions.tsx';

// What compares texts is needed where somebody compares.
const Compare = lazyPart(() => import('./CompareVersions.tsx'), 'CompareVersions');

const CompareVersions = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
    <Compare {...props} />
  </Suspense>
);

/** Every version, newest first: who wrote it and when, and what was made from it. */
export const VersionList = ({ catalogue }: { readonly catalogue: Catalogue }) => {
  const words = useTemplateWords();
  const modal = useModal();
  const template = useRecordContext<TemplateRecord>();
  const may = useMay('update', template);
  const { data: versions, error, refetch } = useVersions(template?.id);
  const restore = useRestoreVersion(versions?.[0]?.version ?? 0);
  if (error !== null)
    return <FailurePanel title={words('versions_failed')} error={error} onRetry={() => void refetch()} />;
  if (versions === undefined) return <Skeleton variant="rounded" height={96} />;
  const compare = (version: TemplateVersion) => {
    if (template === undefined) return;
    const [before, after] = version.version < template.version ? [version, template] : [template, version];
    modal.open({
      title: words('compare_title', { one: before.version, other: after.version }),
      width: 'lg',
      content: <CompareVersions before={before} after={after} catalogue={catalogue} />,
    });
  };
  const oldest = versions.at(-1)?.version ?? 1;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((version, place) => (
          <VersionLine
            key={version.id}
            version={version}
            isOwn={version.id === template?.id}
            onCompare={() => compare(version)}
            // The newest is what is in force.
            onRestore={place > 0 && may.allowed ? () => restore(version) : undefined}
          />
        ))}
      </Box>
      {oldest > 1 && (
        <Box sx={{ color: 'text.secondary', mt: 1 }}>{words('versions_before', { version: oldest })}</Box>
      )}
    </>
  );
};

interface VersionLineProps {
  readonly version: TemplateVersion;
  /** It is the one on the page. */
  readonly isOwn: boolean;
  readonly onCompare: () => void;
  readonly onRestore: (() => void) | undefined;
}

const VersionLine = ({ version, isOwn, onCompare, onRestore }: VersionLineProps) => {
  const words = useTemplateWords();
  const locale = useFormatLocale();
  const { id, version: number, author, dateCreated, usedBy } = version;
  const called = words('version', { version: number });
  return (
    <Box component="li" sx={lineSx}>
      <Box sx={{ minWidth: 96 }}>
        {isOwn ? (
          <strong>{called}</strong>
        ) : (
          <Link component={RouterLink} to={recordPath('templates', id)}>
            {called}
          </Link>
        )}
      </Box>
      <Box sx={{ color: 'text.secondary', minWidth: 96 }}>{formatMomentDay(dateCreated, locale)}</Box>
      <Box sx={{ minWidth: 140 }}>{author?.fullName}</Box>
      <Box sx={{ color: 'text.secondary', flex: 1, minWidth: 140 }}>{wordsOfUse(words, usedBy)}</Box>
      {isOwn ? (
        <Box sx={{ color: 'text.secondary' }}>{words('this_version')}</Box>
      ) : (
        <Button size="small" aria-label={words('compare_with', { version: number })} onClick={onCompare}>
          {words('compare')}
        </Button>
      )}
      {onRestore !== undefined && (
        <Button size="small" aria-label={words('restore_version', { version: number })} onClick={onRestore}>
          {words('restore')}
        </Button>
      )}
    </Box>
  );
};

const lineSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 40,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;

function wordsOfUse(words: TemplateWords, { runs, documents }: TemplateVersion['usedBy']): string {
  const used = [
    ...(runs === 0 ? [] : [words('used_runs', { smart_count: runs })]),
    ...(documents === 0 ? [] : [words('used_documents', { smart_count: documents })]),
  ];
  return used.length === 0 ? words('unused') : used.join(', ');
}

function useVersions(id: TemplateRecord['id'] | undefined) {
  const ask = useAsk();
  return useQuery({
    queryKey: ['templates', 'versions', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      (await ask(templateVersionsQuery, { id: String(id) }, signal)).mergeTemplate?.versions ?? [],
  });
}
