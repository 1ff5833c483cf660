import { isValues, type Values } from '../isValues.ts';
import { type AskStorage, storageName } from './forgetAsks.ts';

/** What a page asked when somebody last arrived at it. */
interface KeptPage {
  /** Path and query. */
  readonly address: string;
  /** The day on which it asked: what moves with the calendar is asked otherwise on the next. */
  readonly day: string;
  readonly asks: readonly string[];
}

/** Of one person, in this browser. Answers are never kept. */
interface KeptAsks {
  readonly userId: string;
  readonly uri: string;
  /** The latest first. */
  readonly pages: readonly KeptPage[];
}

const mostPages = 12;

/** By the clock of this browser, in whatever words. */
export const today = (): string => new Date().toDateString();

/** Undefined where nothing of this person is kept. */
export function readAsks(storage: AskStorage, userId: string): KeptAsks | undefined {
  const kept = parse(storage.getItem(storageName));
  if (kept?.userId !== userId || typeof kept.uri !== 'string' || !Array.isArray(kept.pages)) return undefined;
  return { userId, uri: kept.uri, pages: kept.pages.filter(isPage) };
}

/** Instead of what was kept of the same page, and of whoever was here before. */
export function writeAsks(
  storage: AskStorage,
  { userId, uri, page }: Omit<KeptAsks, 'pages'> & { readonly page: KeptPage },
): void {
  const others = readAsks(storage, userId)?.pages.filter(({ address }) => address !== page.address) ?? [];
  const pages = [page, ...others].filter(({ asks }) => asks.length > 0).slice(0, mostPages);
  storage.setItem(storageName, JSON.stringify({ userId, uri, pages } satisfies KeptAsks));
}

function parse(text: string | null): Values | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isValues(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

const isPage = (page: unknown): page is KeptPage =>
  isValues(page) &&
  typeof page.address === 'string' &&
  typeof page.day === 'string' &&
  Array.isArray(page.asks) &&
  page.asks.every((ask) => typeof ask === 'string');
