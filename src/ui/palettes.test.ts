import { describe, expect, it } from 'vitest';
import { namedPalettes, paletteNames, type PaletteMode } from './palettes.ts';

function luminance(hex: string): number {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

describe.each<PaletteMode>(['light', 'dark'])('named palettes, %s', (mode) => {
  const palettes = namedPalettes(mode);
  const surface = mode === 'light' ? '#FFFFFF' : palettes.night[100];

  it('the edge of a field stands out from the page and the panel', () => {
    const page = mode === 'light' ? '#FBFCFD' : palettes.night[50];
    expect(contrast(palettes.night[500], page)).toBeGreaterThanOrEqual(3);
    expect(contrast(palettes.night[500], surface)).toBeGreaterThanOrEqual(3);
  });

  it.each(paletteNames)('%s is readable as a chip, as text and as a button', (name) => {
    const scale = palettes[name];
    expect(contrast(scale[800], scale[100])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scale[700], scale[50])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scale[700], surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(scale[700], mode === 'light' ? '#FFFFFF' : scale[50])).toBeGreaterThanOrEqual(4.5);
  });
});

it('are the six of the product (spec §9)', () => {
  expect([...paletteNames].sort()).toEqual(
    ['primaryNight', 'night', 'matisse', 'fern', 'starship', 'thunderbird'].sort(),
  );
  expect(Object.keys(namedPalettes('dark')).sort()).toEqual([...paletteNames].sort());
});

it('keeps the colours that were given', () => {
  const { matisse, fern, starship, thunderbird } = namedPalettes('light');
  expect([matisse[700], fern[400], starship[200], thunderbird[600]]).toEqual([
    '#1B659D',
    '#63B76C',
    '#ECF245',
    '#C02B18',
  ]);
});
