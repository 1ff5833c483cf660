import { Box, Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { TemplateRecord } from '#resources/templates/index.ts';
import type { FieldComponent } from '#src/fields/cell/CellProps.ts';
import { formatDate } from '#src/fields/date/formatDate.ts';
import { recordPath } from '#src/fields/relation/recordPath.ts';
import { useFormatLocale } from '#src/fields/wording/useFormatLocale.ts';

/** Every version, newest first, the one on the page without a link. */
export const VersionsField: FieldComponent = () => {
  const locale = useFormatLocale();
  const template = useRecordContext<Pick<TemplateRecord, 'id' | 'versions'>>();
  if (template === undefined) return null;
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
      {template.versions.map(({ id, name, version, dateCreated }) => (
        <Box key={id} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <Box component="span" sx={{ minWidth: 80 }}>
            {id === template.id ? (
              <strong>Version {version}</strong>
            ) : (
              <Link component={RouterLink} to={recordPath('templates', id)}>
                Version {version}
              </Link>
            )}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 96 }}>
            {formatDate(dateCreated, locale)}
          </Box>
          <span>{name}</span>
          {id === template.id && <Box sx={{ color: 'text.secondary' }}>This one</Box>}
        </Box>
      ))}
    </Box>
  );
};
VersionsField.block = true;
