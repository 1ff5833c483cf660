import { Box, Typography } from '@mui/material';
import { useSectionWords } from './useSectionWords.ts';

/** A section's title with its line of explanation. */
export const SectionHead = ({ name }: { readonly name: string }) => {
  const { title, help } = useSectionWords();
  const line = help(name);
  return (
    <Box sx={{ mb: 1.5 }}>
      <Typography variant="h3" component="h2">
        {title(name)}
      </Typography>
      {line !== '' && <Typography sx={{ color: 'text.secondary', fontSize: 12 }}>{line}</Typography>}
    </Box>
  );
};
