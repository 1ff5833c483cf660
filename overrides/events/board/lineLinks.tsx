import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';

interface LineNameProps {
  readonly to: string;
  readonly name: string;
  /** What else is said of them. */
  readonly about: readonly string[];
  /** The same in full. */
  readonly title?: string;
}

/** Whom a line of an event is about: the way to their record, with what tells them apart below. */
export const LineName = ({ to, name, about, title }: LineNameProps) => (
  <Box sx={{ gridArea: 'name', minWidth: 0 }}>
    <Link
      component={RouterLink}
      to={to}
      color="text.primary"
      underline="hover"
      sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
    >
      {name}
    </Link>
    <Typography
      variant="caption"
      title={title}
      sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {about.join(' · ')}
    </Typography>
  </Box>
);

export const EditLink = ({ to, label }: { readonly to: string; readonly label: string }) => (
  <IconButton size="small" component={RouterLink} to={to} aria-label={label} title={label}>
    <EditIcon sx={{ fontSize: 16 }} />
  </IconButton>
);
