import { Box, Typography } from '@mui/material';
import { useDownload } from '#src/data/download/useDownload.ts';
import { PdfPages, type PdfMark } from '#src/ui/pdf/PdfPages.tsx';
import { useApprovalWords } from '../useApprovalWords.ts';
import { useEffect, useState } from 'react';
import type { PdfTextDifference } from '#src/ui/pdf/comparePdfText.ts';

/** What differs in the text of two PDFs: undefined while it is not known, null where they are too unlike to tell. */
function useTextDifference(before: Blob | null, after: Blob | null): PdfTextDifference | null | undefined {
  const [difference, setDifference] = useState<PdfTextDifference | null>();
  useEffect(() => {
    setDifference(undefined);
    if (before === null || after === null) return undefined;
    let isGone = false;
    const compare = async () => {
      // What reads PDFs comes with the first paper.
      const [{ readPdfTexts }, { comparePdfText }] = await Promise.all([
        import('#src/ui/pdf/readPdfTexts.ts'),
        import('#src/ui/pdf/comparePdfText.ts'),
      ]);
      const [old, fresh] = await Promise.all([readPdfTexts(before), readPdfTexts(after)]);
      if (!isGone) setDifference(comparePdfText(old, fresh) ?? null);
    };
    // A file without text that can be read: there is nothing to mark.
    compare().catch(() => !isGone && setDifference(null));
    return () => {
      isGone = true;
    };
  }, [before, after]);
  return difference;
}

interface BothPapersProps {
  readonly approvedPath: string;
  /** The one that has come since. */
  readonly file: Blob | null;
  readonly name: string;
}

/** The file that was approved beside the one that is to be, what differs in their text marked in both. */
export const BothPapers = ({ approvedPath, file, name }: BothPapersProps) => {
  const words = useApprovalWords();
  const approved = useDownload(approvedPath);
  const difference = useTextDifference(approved.file, file);
  return (
    <>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', mb: 1, color: 'text.secondary' }}>
        {difference === undefined
          ? ''
          : difference === null
            ? words('paper.unlike')
            : difference.places === 0
              ? words('paper.same_text')
              : words('paper.differs', { smart_count: difference.places })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Side title={words('paper.approved')} name={name} file={approved.file} marks={difference?.before} />
        <Side title={words('paper.new')} name={name} file={file} marks={difference?.after} />
      </Box>
    </>
  );
};

interface SideProps {
  readonly title: string;
  readonly name: string;
  readonly file: Blob | null;
  readonly marks: readonly PdfMark[] | undefined;
}

const Side = ({ title, name, file, marks }: SideProps) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="h2" variant="subtitle2" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Box sx={sideSx}>
      <PdfPages
        file={file}
        label={`${name}: ${title}`}
        isLoading={file === null}
        {...(marks !== undefined && { marks })}
      />
    </Box>
  </Box>
);

const sideSx = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.default',
  minWidth: 0,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  maxHeight: 'calc(100vh - 200px)',
} as const;
