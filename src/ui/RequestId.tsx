import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { CopyButton } from './CopyButton.tsx';

/** What support asks for first, to be read out or copied. */
export const RequestId = ({ id }: { readonly id: string }) => {
  const translate = useTranslate();
  return (
    <div>
      {translate('ui.request_id', { _: 'Request id' })}{' '}
      <Box component="code" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
        {id}
      </Box>{' '}
      <CopyButton
        text={id}
        label={translate('ui.copy', { _: 'Copy' })}
        done={translate('ui.copied', { _: 'Copied' })}
        name={translate('ui.copy_id', { _: 'Copy the request id' })}
        color="inherit"
        icon={<ContentCopyIcon />}
      />
    </div>
  );
};
