import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const folder = (name: string) => join(dirname(resolve(name)), '..', 'fonts');
const styles = (path: string, ...each: readonly string[]) => each.map((style) => path.replace('*', style));

/** Those that a Noto Sans is named for. Of Thai ones the looped, whose marks keep to the line: those of others are copied from the PDF twice. */
export const scripts = [
  'Thai Looped',
  'Devanagari',
  'Armenian',
  'Bengali',
  'Ethiopic',
  'Georgian',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Sinhala',
  'Tamil',
  'Telugu',
];

/** Files of the fonts, in the weights that texts have; none of the machine's is used, so a page is the same everywhere. */
export const fontFiles = (): string[] => [
  ...styles(
    join(folder('@embedpdf/fonts-latin'), 'NotoSans-*.ttf'),
    ...['Regular', 'Bold', 'Italic', 'BoldItalic'],
  ),
  ...styles(join(folder('@embedpdf/fonts-arabic'), 'NotoNaskhArabic-*.ttf'), 'Regular', 'Bold'),
  ...styles(join(folder('@embedpdf/fonts-sc'), 'NotoSansHans-*.otf'), 'Regular', 'Bold'),
  ...styles(join(folder('@embedpdf/fonts-jp'), 'NotoSansJP-*.otf'), 'Regular', 'Bold'),
  ...styles(join(folder('@embedpdf/fonts-kr'), 'NotoSansKR-*.otf'), 'Regular', 'Bold'),
  ...scripts.flatMap((script) => {
    const own = dirname(resolve(`@expo-google-fonts/noto-sans-${script.toLowerCase().replace(' ', '-')}`));
    const file = `NotoSans${script.replace(' ', '')}`;
    return ['400Regular', '700Bold'].map((weight) => join(own, weight, `${file}_${weight}.ttf`));
  }),
];
