import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import { CopyButton } from './CopyButton.tsx';

/** What support asks for first, to be read out or copied. */
export const RequestId = ({ id }: { readonly id: string }) => (
  <div>
    Request id{' '}
    <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      {id}
    </Box>{' '}
    <CopyButton
      text={id}
      label="Copy"
      done="Copied"
      name="Copy the request id"
      color="inherit"
      icon={<ContentCopyIcon />}
    />
  </div>
);
