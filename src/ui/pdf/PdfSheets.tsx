import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { OpenPdf } from './openPdf.ts';
import type { PdfMark } from './PdfMark.ts';
import { PdfSheet, type SheetState } from './PdfSheet.tsx';
import { useWidth } from './useWidth.ts';

interface PdfSheetsProps {
  readonly pdf: OpenPdf;
  readonly marks: readonly PdfMark[];
  readonly zoom: number;
  readonly isShown: boolean;
  /** All sheets that are in sight are drawn. */
  readonly onDrawn: () => void;
}

/** The sheets of one paper. They are laid out, and those in sight drawn, before they are shown. */
export const PdfSheets = ({ pdf, marks, zoom, isShown, onDrawn }: PdfSheetsProps) => {
  const [host, width] = useWidth();
  const [shape, setShape] = useState<number>();
  const states = useRef(new Map<number, SheetState>());
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1);

  useEffect(() => {
    let isGone = false;
    // Until a sheet is in sight it has the shape of the first.
    void pdf.getPage(1).then((page) => {
      const { width: across, height } = page.getViewport({ scale: 1 });
      if (!isGone) setShape(across / height);
    });
    return () => {
      isGone = true;
      void pdf.loadingTask.destroy();
    };
  }, [pdf]);

  const tell = (number: number, state: SheetState) => {
    states.current.set(number, state);
    const known = [...states.current.values()];
    if (!isShown && known.length === pdf.numPages && !known.includes('waiting')) onDrawn();
  };
  return (
    <Box
      ref={host}
      aria-hidden={!isShown}
      sx={{
        gridArea: '1 / 1',
        minWidth: 0,
        p: 2,
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        visibility: isShown ? 'visible' : 'hidden',
      }}
    >
      {shape !== undefined &&
        width > 0 &&
        pages.map((number) => (
          <PdfSheet
            key={number}
            pdf={pdf}
            number={number}
            width={width * zoom}
            shape={shape}
            marks={marks}
            onState={tell}
          />
        ))}
    </Box>
  );
};
