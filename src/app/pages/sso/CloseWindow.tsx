import Button from '@mui/material/Button';
import { useSsoWords } from './ssoMessages.ts';

export const CloseWindow = () => {
  const words = useSsoWords();
  return (
    <Button variant="contained" onClick={() => window.close()}>
      {words('sso.close')}
    </Button>
  );
};
