import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useWayBack } from '#src/screens/useWayBack.ts';
import { useSentBeforeWords } from './sentBeforeWords.ts';

/** What was sent first is there: another record is made of what is typed only by who has read that (K5). */
export const SentBefore = ({ onSendNew }: { readonly onSendNew: () => void }) => {
  const words = useSentBeforeWords();
  const { oneInText, manyInText } = useResourceNames();
  const { path, hasList } = useWayBack();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert ref={box} severity="error" role="alert" tabIndex={-1}>
      <Box sx={{ fontWeight: 600 }}>{words('title')}</Box>
      <Box>{words('text', { name: oneInText })}</Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
        {hasList && (
          <Button size="small" color="inherit" component={RouterLink} to={path} target="_blank">
            {words('list', { name: manyInText })}
          </Button>
        )}
        {/* Not a submit button: Enter in an input would press the first of them. */}
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          onClick={({ currentTarget }) => {
            onSendNew();
            currentTarget.form?.requestSubmit();
          }}
        >
          {words('send_new', { name: oneInText })}
        </Button>
      </Box>
    </Alert>
  );
};
