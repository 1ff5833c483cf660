import DashboardIcon from '@mui/icons-material/InsightsOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from '../words/useWords.ts';

/** Until a report is connected the page says so, instead of showing an empty frame. */
export const DashboardPage = () => {
  const words = useWords();
  return (
    <>
      <Typography component="h1" variant="h2" sx={{ mb: 2 }}>
        {words('dashboard.title')}
      </Typography>
      <Card>
        <EmptyState
          icon={<DashboardIcon />}
          title={words('dashboard.none')}
          text={words('dashboard.none_text')}
          action={
            <Button variant="outlined" component={Link} to="/">
              {words('dashboard.home')}
            </Button>
          }
        />
      </Card>
    </>
  );
};
