import { Alert, Box, Button, Typography } from '@mui/material';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useDocumentWords } from '../documentWords.ts';

/** SHA-256 of a file in hexadecimal, computed where the file is: nothing of it leaves the browser. */
async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer()));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Verdict {
  readonly name: string;
  readonly isSame: boolean | undefined;
}

/** Tells of a file whether it is this document, byte for byte. */
export const FileCheck = ({ fileHash }: { readonly fileHash: string }) => {
  const words = useDocumentWords();
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [verdict, setVerdict] = useState<Verdict>();
  const check = async (file: File | undefined) => {
    if (file === undefined) return;
    setVerdict(undefined);
    try {
      setVerdict({ name: file.name, isSame: (await hashOf(file)) === fileHash });
    } catch {
      setVerdict({ name: file.name, isSame: undefined });
    }
  };
  // Browsers reckon fingerprints only where the connection is safe.
  if (!('subtle' in crypto)) return null;
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {words('check.title')}
      </Typography>
      <Box
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          void check(event.dataTransfer.files[0]);
        }}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          textAlign: 'center',
          gap: 1,
          p: 2.5,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: isOver ? 'action.hover' : undefined,
        }}
      >
        <Typography>{words('check.drop')}</Typography>
        <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
          {words('check.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={words('check.choose')}
          onChange={({ target }) => {
            void check(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {words('check.private')}
        </Typography>
      </Box>
      <Box role="status">{verdict !== undefined && <Answer {...verdict} />}</Box>
    </Box>
  );
};

const Answer = ({ name, isSame }: Verdict) => {
  const words = useDocumentWords();
  if (isSame === undefined) return <Alert severity="info">{words('check.unread', { name })}</Alert>;
  return isSame ? (
    <Alert severity="success">{words('check.same', { name })}</Alert>
  ) : (
    <Alert severity="error">{words('check.other', { name })}</Alert>
  );
};
