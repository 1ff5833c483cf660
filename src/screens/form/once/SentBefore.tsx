import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useResourceNames } from '#src/screens/useResourceNames.ts';
import { useWayBack } from '#src/screens/useWayBack.ts';
import { useWordsOf } from '#src/i18n/useWordsOf.ts';

/** English of a form that was saved before. A translation overrides by `sent_before.<key>`. */
const sentBeforeWords = {
  title: 'This form has been sent before',
  text: 'An earlier sending was saved with other values. Look for that %{name} before you create another.',
  list: 'See the %{name}',
  send_new: 'Create another %{name}',
} as const;

/** What was sent first is there: another record is made of what is typed only by who has read that (K5). */
export const SentBefore = ({ onSendNew }: { readonly onSendNew: () => void }) => {
  const words = useWordsOf('sent_before', sentBeforeWords);
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
