import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { megabytesOf, uploadLimits } from '#schema/uploadLimits.ts';
import { isCovered, isTyping } from '#src/ui/keyboard/isTaken.ts';
import { useImportWords } from './importWords.ts';
import { useStartImport } from './useStartImport.tsx';

const megabytes = megabytesOf(uploadLimits.sheet);

/** Takes a file: dropped, chosen, or as cells that were copied. */
export const ImportFile = () => {
  const words = useImportWords();
  const { start, busy, refusal, forget } = useStartImport();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problemOf = ([file, another]: readonly File[]): string | undefined => {
    if (another !== undefined) return words('drop.one');
    return file !== undefined && file.size > uploadLimits.sheet
      ? words('drop.too_large', { megabytes })
      : undefined;
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined || busy) return;
    const wrong = problemOf(files);
    setProblem(wrong);
    if (wrong !== undefined) return forget();
    setName(file.name);
    void start(file);
  };
  const drag = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take([...(event.dataTransfer?.files ?? [])]);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // What is typed, or lies over the page, has what is pasted: it may be a secret.
    if (isTyping(event) || isCovered()) return;
    const { clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) take(files);
    else if (text.trim() !== '') take([new File([text], words('pasted'), { type: 'text/csv' })]);
  });
  // Whoever has copied cells has not looked where the focus is, and a browser opens a file that is dropped beside.
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('paste', paste, { signal });
    for (const kind of ['dragover', 'dragleave', 'drop'] as const)
      document.addEventListener(kind, drag, { signal });
    return () => controller.abort();
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        p: { xs: 3, sm: 6 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      {busy ? <CircularProgress size={28} /> : <UploadIcon sx={{ fontSize: 32, color: 'text.secondary' }} />}
      <Typography aria-live="polite">
        {busy ? words('drop.reading', { name }) : words('drop.text')}
      </Typography>
      {/* Disabled it would lose the focus while the file is read. */}
      <Button
        variant="contained"
        aria-disabled={busy}
        autoFocus
        onClick={() => !busy && input.current?.click()}
      >
        {words('drop.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words('drop.choose')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Typography sx={{ color: 'text.secondary', fontSize: 13 }}>
        {words('drop.limits', { megabytes })}
      </Typography>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
    </Box>
  );
};
