import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, FormHelperText } from '@mui/material';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { megabytesOf, uploadLimits } from '#schema/uploadLimits.ts';
import { useApprovalWords } from '../useApprovalWords.ts';

interface PdfDropProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
  /** What stands below: how far the upload is, or what came of it. */
  readonly children?: ReactNode;
}

const isPdf = ({ type, name }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** Takes a PDF that is dropped on it or chosen. */
export const PdfDrop = ({ label, disabled = false, onFile, children }: PdfDropProps) => {
  const words = useApprovalWords();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const problemOf = ([file, another]: readonly File[]): string | undefined => {
    if (file === undefined) return undefined;
    if (another !== undefined) return words('upload.one');
    if (!isPdf(file)) return words('upload.not_pdf', { name: file.name });
    if (file.size <= uploadLimits.pdf) return undefined;
    return words('upload.too_large', { megabytes: megabytesOf(uploadLimits.pdf) });
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined || disabled) return;
    const problem = problemOf(files);
    setWrong(problem);
    if (problem === undefined) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={[dropSx, isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }]}
    >
      <Button
        variant="outlined"
        size="small"
        startIcon={<UploadIcon />}
        disabled={disabled}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
        {words('upload.drop')}
      </Box>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={label}
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
      {wrong !== undefined && (
        <FormHelperText error role="alert" sx={{ flexBasis: '100%' }}>
          {wrong}
        </FormHelperText>
      )}
      {children}
    </Box>
  );
};

const dropSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  p: 1.5,
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'divider',
  borderRadius: 1,
} as const;
