import Button from '@mui/material/Button';
import { Link, useLocation, useNavigate } from 'react-router';
import { ErrorScreen } from '../../ui/ErrorScreen.tsx';
import { useWords } from '../words/useWords.ts';

export const NotFoundPage = () => {
  const words = useWords();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <ErrorScreen status={404} message={`Page Not Found: ${pathname}`}>
      <Button variant="contained" component={Link} to="/">
        {words('notFound.home')}
      </Button>
      <Button variant="outlined" onClick={() => void navigate(-1)}>
        {words('notFound.back')}
      </Button>
    </ErrorScreen>
  );
};
