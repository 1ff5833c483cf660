import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const folder = (name: string) => join(dirname(resolve(name)), '..', 'fonts');
const styles = (path: string, ...each: readonly string[]) => each.map((style) => path.replace('*', style));

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
  // Of Thai fonts the one whose marks keep to the line: those of others are copied from the PDF twice.
  ...googleFont('noto-sans-thai-looped', 'NotoSansThaiLooped'),
  ...googleFont('noto-sans-devanagari', 'NotoSansDevanagari'),
];

function googleFont(name: string, file: string): readonly string[] {
  const own = dirname(resolve(`@expo-google-fonts/${name}`));
  return ['400Regular', '700Bold'].map((weight) => join(own, weight, `${file}_${weight}.ttf`));
}
