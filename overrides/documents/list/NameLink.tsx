import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router';

interface NameLinkProps {
  readonly to: string;
  /** By which the list's keys know the row. */
  readonly id: string;
  readonly name: string;
}

/** The name of a row as the way to a page whose address is not its number. */
export const NameLink = ({ to, id, name }: NameLinkProps) => (
  <Link
    component={RouterLink}
    to={to}
    data-record={id}
    underline="hover"
    sx={{ fontWeight: 500, color: 'text.primary' }}
  >
    {name}
  </Link>
);
