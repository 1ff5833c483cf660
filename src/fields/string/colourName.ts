/** Whether a text is a colour as styles write it. */
export const isColour = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** From which hue, in degrees, a colour is called what. */
const hues: readonly (readonly [number, string])[] = [
  [0, 'Red'],
  [16, 'Orange'],
  [44, 'Yellow'],
  [70, 'Green'],
  [160, 'Teal'],
  [190, 'Blue'],
  [238, 'Violet'],
  [295, 'Pink'],
  [340, 'Red'],
];

/** What a person calls the colour: 'Blue', 'Dark blue', or 'Grey' for what has hardly a hue. */
export function colourName(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [spread, lightness] = [most - least, (most + least) / 2];
  if (lightness < 0.08) return 'Black';
  if (lightness > 0.96) return 'White';
  const tone = lightness < 0.28 ? 'Dark ' : lightness > 0.75 ? 'Light ' : '';
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread;
  const hue = (sixth * 60 + 360) % 360;
  const name = spread < 0.1 ? 'Grey' : (hues.findLast(([from]) => hue >= from)?.[1] ?? 'Red');
  return tone === '' ? name : `${tone}${name.toLowerCase()}`;
}
