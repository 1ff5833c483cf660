import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

/** What support asks for first, to be read out or copied. */
export const RequestId = ({ id }: { readonly id: string }) => {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    setCopied(true);
  };
  return (
    <div>
      Request id{' '}
      <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {id}
      </Box>{' '}
      {/* Browsers let pages write there only over https. */}
      {'clipboard' in navigator && (
        <Button
          size="small"
          color="inherit"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          aria-label={copied ? undefined : 'Copy the request id'}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </div>
  );
};
