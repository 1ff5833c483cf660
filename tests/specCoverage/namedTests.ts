/** A test as docs/spec-coverage.md names it: the file, then the titles from the outermost group to the test. */
interface NamedTest {
  readonly file: string;
  readonly titles: readonly string[];
  /** 1 is the first line. */
  readonly line: number;
}

const separator = ' › ';
const cell = /`((?:tests|server|src|codegen|overrides|resources)\/[^`]*)`/g;

/** The tests that a Markdown text names between backticks: `tests/api/a.test.ts › group › title`. */
export function namedTests(markdown: string): readonly NamedTest[] {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(cell)].map(([, name = '']) => {
      // A pipe ends a cell of the table, so the text has it escaped.
      const [file = '', ...titles] = name.replaceAll('\\|', '|').split(separator);
      return { file, titles, line: index + 1 };
    }),
  );
}

/** One name for the test in reports and in the text. */
export const testKey = (file: string, titles: readonly string[]): string => [file, ...titles].join(separator);
