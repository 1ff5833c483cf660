import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useAuditWords } from '../auditWords.ts';
import { excerptOf } from './excerpt.ts';

interface ChangedTextProps {
  /** Undefined where it would only be an id or a structure. */
  readonly text: string | undefined;
  /** What stands on the other side. */
  readonly other: string | undefined;
  /** Which value of which side it is. */
  readonly of: string;
}

/** One side of a change: of a long text what is different, and the whole of it for whoever asks. */
export const ChangedText = ({ text, other = '', of }: ChangedTextProps) => {
  const words = useAuditWords();
  const [isWhole, setWhole] = useState(false);
  if (text === undefined) return words('another_value');
  const excerpt = excerptOf(text, other);
  if (excerpt === undefined) return text;
  return (
    <>
      <Box component="span" sx={isWhole ? { whiteSpace: 'pre-line' } : undefined}>
        {isWhole ? text : excerpt}
      </Box>{' '}
      <Button
        size="small"
        aria-label={words(isWhole ? 'less_of' : 'whole_of', { of })}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
        sx={{ p: 0, minWidth: 0, verticalAlign: 'baseline' }}
      >
        {words(isWhole ? 'less' : 'whole')}
      </Button>
    </>
  );
};
