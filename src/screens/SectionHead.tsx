import { Box, Typography } from '@mui/material';
import { useSectionWords } from './useSectionWords.ts';

interface SectionHeadProps {
  readonly name: string;
  /** There is nothing below that wants explaining. */
  readonly bare?: boolean;
}

/** A section's title with its line of explanation. */
export const SectionHead = ({ name, bare = false }: SectionHeadProps) => {
  const { title, help } = useSectionWords();
  const line = bare ? '' : help(name);
  return (
    <Box sx={{ mb: bare ? 0.5 : 1.5 }}>
      <Typography variant="h3" component="h2">
        {title(name)}
      </Typography>
      {line !== '' && <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>{line}</Typography>}
    </Box>
  );
};
