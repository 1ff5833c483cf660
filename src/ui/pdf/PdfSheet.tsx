import { Box } from '@mui/material';
import { useEffect, useRef, useState, useEffectEvent, type RefObject } from 'react';
import { drawPage } from './drawPage.ts';
import type { OpenPdf } from './openPdf.ts';
import type { PdfMark } from './PdfMark.ts';
import { paperSx } from './paperSx.ts';

/** So far above and below what is seen sheets are drawn already. */
const margin = '600px 0px';

/** Whether an element is in sight or soon will be; undefined before it is known. */
function useNear(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNear, setIsNear] = useState<boolean>();
  useEffect(() => {
    if (element.current === null) return undefined;
    // The margin within what scrolls, which browsers that do not know it leave out.
    const options = { rootMargin: margin, scrollMargin: margin };
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setIsNear(last.isIntersecting);
    }, options);
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}

/** Out of sight, to be drawn, or drawn. */
export type SheetState = 'far' | 'waiting' | 'drawn';

interface PdfSheetProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly width: number;
  /** Width by height, until its own is known. */
  readonly shape: number;
  readonly marks: readonly PdfMark[];
  readonly onState: (number: number, state: SheetState) => void;
}

/** A sheet of a paper, drawn while it is in sight; what is far away keeps its room and no picture. */
export const PdfSheet = ({ pdf, number, width, shape, marks, onState }: PdfSheetProps) => {
  const sheet = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const isNear = useNear(sheet);
  const [own, setOwn] = useState<{ readonly shape: number; readonly scale: number }>();
  const tell = useEffectEvent((state: SheetState) => onState(number, state));

  useEffect(() => {
    if (isNear === undefined) return undefined;
    if (!isNear) {
      picture.current?.replaceChildren();
      tell('far');
      return undefined;
    }
    tell('waiting');
    const abort = new AbortController();
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (abort.signal.aborted) return;
      const { width: across, height } = page.getViewport({ scale: 1 });
      const scale = width / across;
      const own = marks.filter((mark) => mark.page === number);
      const drawn = await drawPage({ page, scale, marks: own, signal: abort.signal });
      if (drawn === undefined) return;
      setOwn({ shape: across / height, scale });
      picture.current?.replaceChildren(...drawn);
      tell('drawn');
    };
    // A sheet that cannot be drawn stays blank: what is on the others is worth being seen.
    draw().catch(() => {
      if (!abort.signal.aborted) tell('drawn');
    });
    return () => abort.abort();
  }, [isNear, pdf, number, width, marks]);

  const place = `Page ${number} of ${pdf.numPages}`;
  return (
    <Box component="section" aria-label={place} sx={{ width, mx: 'auto' }}>
      <Box
        ref={sheet}
        sx={[paperSx, { aspectRatio: String(own?.shape ?? shape) }]}
        style={{ '--total-scale-factor': String(own?.scale ?? 1) } as React.CSSProperties}
      >
        <div ref={picture} />
      </Box>
      {pdf.numPages > 1 && (
        <Box aria-hidden sx={{ pt: 0.5, textAlign: 'center', fontSize: 12, color: 'text.secondary' }}>
          {place}
        </Box>
      )}
    </Box>
  );
};
