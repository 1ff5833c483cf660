import { useEffect, useState } from 'react';
import type { PdfTextDifference } from '#src/ui/pdf/comparePdfText.ts';

/** What differs in the text of two PDFs: undefined while it is not known, null where they are too unlike to tell. */
export function useTextDifference(
  before: Blob | null,
  after: Blob | null,
): PdfTextDifference | null | undefined {
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
