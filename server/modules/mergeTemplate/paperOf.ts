import type { PaperOptions, Sheet } from '#server/documents/engine/DocumentEngine.ts';
import { isRecord } from '#server/db/isRecord.ts';
import { isBlank } from '#server/graphql/write/blankText.ts';

/** How a template is printed. */
interface Layout {
  readonly options: PaperOptions;
  /** A language tag. */
  readonly language: string;
}

const papers = ['A4', 'A5', 'Letter'] as const;
const orientations = ['portrait', 'landscape'] as const;
const longest = 300;

/** The settings of a template as the engine takes them; what is not set is as most papers are. */
export function layoutOf(settings: unknown): Layout {
  const given = isRecord(settings) ? settings : {};
  const sheet = sheetOf(given['sheet']);
  return {
    options: {
      paper: papers.find((each) => each === given['paper']) ?? 'A4',
      orientation: orientations.find((each) => each === given['orientation']) ?? 'portrait',
      ...textOf('header', given['header']),
      ...textOf('footer', given['footer']),
      ...(sheet && { sheet }),
    },
    language: isLanguage(given['language']) ? given['language'] : 'en-GB',
  };
}

/** What its files are called, with merge fields in braces; null where it does not say. */
export function namePatternOf(settings: unknown): string | null {
  const given = isRecord(settings) ? settings['fileName'] : undefined;
  return typeof given === 'string' && !isBlank(given) ? given : null;
}

/** What is wrong with them; empty where nothing is. Settings of other programs are left alone. */
export function layoutProblems(settings: unknown): readonly string[] {
  if (settings === null || settings === undefined) return [];
  if (!isRecord(settings)) return ['These are no settings.'];
  const { paper, orientation, language, sheet } = settings;
  const isKnown = (all: readonly unknown[], value: unknown) => value === undefined || all.includes(value);
  const isLong = ['header', 'footer'].some((name) => {
    const text = settings[name];
    return typeof text === 'string' && text.length > longest;
  });
  return [
    ...(isKnown(papers, paper) ? [] : [`Paper is one of ${papers.join(', ')}.`]),
    ...(isKnown(orientations, orientation) ? [] : ['Orientation is portrait or landscape.']),
    ...(language === undefined || isLanguage(language) ? [] : ['Language is a tag such as en-GB.']),
    ...(sheet === undefined || sheetOf(sheet) ? [] : ['A sheet has between 1 and 10 columns and rows.']),
    ...(isLong ? [`Header and footer have at most ${longest} characters.`] : []),
  ];
}

function textOf(name: 'header' | 'footer', value: unknown): Partial<PaperOptions> {
  return typeof value === 'string' && !isBlank(value) ? { [name]: value.slice(0, longest) } : {};
}

function sheetOf(value: unknown): Sheet | null {
  if (!isRecord(value)) return null;
  const { columns, rows } = value;
  return isCount(columns) && isCount(rows) ? { columns, rows } : null;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10;

function isLanguage(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)) return false;
  try {
    // 'en-GB-GB' looks like one, and numbers and days could not be written in it.
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}
