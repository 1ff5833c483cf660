import { Alert, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { useEnumWord } from '#src/fields/enum/useEnumWord.ts';
import { runPath } from '../documentPaths.ts';
import { useDocumentWords } from '../documentWords.ts';
import type { MadeFile } from './useFiles.ts';

interface OutdatedNoteProps {
  readonly documents: readonly MadeFile[];
  /** Somebody goes to where they are made again. */
  readonly onAgain?: () => void;
}

/** How many of documents say other days than their event has, and where they are made again. */
export const OutdatedNote = ({ documents, onAgain }: OutdatedNoteProps) => {
  const words = useDocumentWords();
  const enumWord = useEnumWord();
  const outdated = documents.filter(({ isOutdated }) => isOutdated);
  const runs = new Map(outdated.map(({ runKey, runType }) => [runKey, runType]));
  if (outdated.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      {documents.length === 1
        ? words('made.outdated_text')
        : words('outdated.some', { smart_count: outdated.length, total: documents.length })}{' '}
      {[...runs].map(
        ([key, type]) =>
          key !== null && (
            <Link
              key={key}
              component={RouterLink}
              to={runPath(key)}
              onClick={onAgain}
              color="inherit"
              underline="always"
              sx={{ mr: 1, display: 'inline-block' }}
            >
              {runs.size === 1
                ? words('outdated.again', { smart_count: outdated.length })
                : words('outdated.again_kind', {
                    kind: type === null ? '' : enumWord('DocumentRunType', type),
                  })}
            </Link>
          ),
      )}
    </Alert>
  );
};
