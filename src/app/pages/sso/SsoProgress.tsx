import LinearProgress from '@mui/material/LinearProgress';
import { SsoScreen } from './SsoScreen.tsx';
import { useSsoWords, type SsoWord } from './ssoMessages.ts';

/** Something is under way that takes a moment. */
export const SsoProgress = ({ word }: { readonly word: SsoWord }) => {
  const words = useSsoWords();
  return (
    <SsoScreen title={words(word)}>
      <LinearProgress aria-label={words(word)} sx={{ mt: 3 }} />
    </SsoScreen>
  );
};
