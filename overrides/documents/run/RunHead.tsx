import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { sectionPath } from '#src/screens/sectionInAddress.ts';
import { useDocumentWords } from '../documentWords.ts';
import { MadeActions } from '../made/MadeActions.tsx';
import type { MadeFile } from '../made/useFiles.ts';
import type { Run } from '../runOperations.ts';
import { PageHead } from '#src/ui/page/PageHead.tsx';

/** The newest document of each that is ticked, of all where none is, as far as there are files; one for several counts once. */
function madeOf(
  { key: runKey, runType, impressions }: Run,
  ticked: ReadonlySet<string>,
): readonly MadeFile[] {
  const some = impressions.filter(({ key, latest }) => ticked.has(key) && latest !== null);
  const wanted = ticked.size === 0 ? impressions : some;
  const documents = wanted.flatMap(({ latest }) =>
    latest?.dateFileDeleted === null ? [{ ...latest, runKey, runType }] : [],
  );
  return [...new Map(documents.map((document) => [document.guid, document])).values()];
}

interface RunHeadProps {
  readonly run: Run;
  readonly ticked: ReadonlySet<string>;
  /** Documents are being made that the run does not know of yet: nobody takes the ones before for them. */
  readonly isBehind: boolean;
  /** What makes documents. */
  readonly children: ReactNode;
}

/** What is made, for which event, from which template; what can be done with what was made last. */
export const RunHead = ({ run, ticked, isBehind, children }: RunHeadProps) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const made = madeOf(run, ticked);
  return (
    <PageHead
      title={<bdi>{run.name}</bdi>}
      lead={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: 13 }}>
          <span>{enumWord('DocumentRunType', run.runType)}</span>
          <Link component={RouterLink} to={sectionPath('events', run.centreEventId, 'documents')}>
            {words('head.event')}
          </Link>
          {run.template !== null && (
            <Link component={RouterLink} to={`/templates/${run.template.id}`}>
              {words('head.template', { ...run.template })}
            </Link>
          )}
        </Box>
      }
      actions={
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'end', minWidth: 0 }}>
          {children}
          {made.length > 0 && (
            <Box
              role="group"
              aria-label={words('head.made', { smart_count: made.length })}
              inert={isBehind}
              sx={{
                opacity: isBehind ? 0.5 : 1,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
              }}
            >
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, mx: 1 }}>
                {words('head.made', { smart_count: made.length })}
              </Box>
              <MadeActions documents={made} subject={run.name} mayMake={run.whyNotGenerate === null} />
            </Box>
          )}
        </Box>
      }
    />
  );
};
