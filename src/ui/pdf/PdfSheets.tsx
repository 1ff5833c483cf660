import { Box } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { OpenPdf } from './openPdf.ts';
import type { PdfMark } from './PdfMark.ts';
import { PdfSheet, type SheetState } from './PdfSheet.tsx';

/** Milliseconds that a width has to stay: who draws a window larger does not have every sheet drawn at each step. */
const rest = 120;

/** How wide the inside of an element is; zero before it is known. */
function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const host = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (host.current === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.floor(entry?.contentRect.width ?? 0);
      clearTimeout(timer);
      if (isFirst) setWidth(now);
      else timer = setTimeout(() => setWidth(now), rest);
      isFirst = false;
    });
    observer.observe(host.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return [host, width];
}

interface PdfSheetsProps {
  readonly pdf: OpenPdf;
  readonly marks: readonly PdfMark[];
  readonly isShown: boolean;
  /** All sheets that are in sight are drawn. */
  readonly onDrawn: () => void;
}

/** The sheets of one paper. They are laid out, and those in sight drawn, before they are shown. */
export const PdfSheets = ({ pdf, marks, isShown, onDrawn }: PdfSheetsProps) => {
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
            width={width}
            shape={shape}
            marks={marks}
            onState={tell}
          />
        ))}
    </Box>
  );
};
