import type { ChildLimits } from '../children/ChildLimits.ts';
import { ChildEnded, ChildTimeout } from '../children/Child.ts';
import { type Asking, ChildPool, PoolFull } from '../children/ChildPool.ts';
import {
  documentsBusy,
  documentTimeout,
  documentTooLarge,
  glyphMissing,
  imageUnreadable,
} from '#server/errors/documentRefusals.ts';
import type { DocumentEngine, Paper, RenderedDocument } from './DocumentEngine.ts';
import type { Printed } from './PaperPrinter.ts';
import type { Refusal } from './tree/PaperRefused.ts';

const megabyte = 1024 * 1024;

export const usualLimits: ChildLimits = {
  children: 2,
  waiting: 500,
  waitingOfOne: 50,
  taskMs: 20_000,
  startMs: 30_000,
  memoryBytes: 1_200 * megabyte,
  restBytes: 400 * megabyte,
  tasks: 250,
  idleMs: 120_000,
};

/** Typst in processes of its own: it holds its process until a page is laid out, and whatever it is given, only that one. */
export class TypstEngine implements DocumentEngine {
  private readonly pool: ChildPool<Paper, Printed>;

  constructor(private readonly limits: ChildLimits = usualLimits) {
    this.pool = new ChildPool(new URL('./startTypstChild.js', import.meta.url), limits);
  }

  async render(paper: Paper, asking?: Asking): Promise<RenderedDocument> {
    try {
      const printed = await this.pool.run(paper, asking);
      if ('refusal' in printed) throw refusalOf(printed.refusal);
      return printed.document;
    } catch (error) {
      throw this.inWords(error);
    }
  }

  /** The processes that are there. */
  get pids(): readonly number[] {
    return this.pool.pids;
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private inWords(error: unknown): unknown {
    if (error instanceof ChildTimeout) return documentTimeout(this.limits.taskMs / 1000);
    if (error instanceof PoolFull) return documentsBusy();
    if (error instanceof ChildEnded)
      return documentTooLarge('This document takes more memory than there is for one.');
    return error;
  }
}

function refusalOf(refusal: Refusal): Error {
  switch (refusal.code) {
    case 'DOCUMENT_TOO_LARGE':
      return documentTooLarge(refusal.message);
    case 'IMAGE_UNREADABLE':
      return imageUnreadable(refusal.message);
    case 'GLYPH_MISSING':
      return glyphMissing(refusal.characters);
  }
}
