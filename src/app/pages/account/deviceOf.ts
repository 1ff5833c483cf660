/** What a browser says of itself, in words; undefined where it says nothing that is known. */
interface DeviceName {
  readonly browser: string;
  readonly system: string | undefined;
}

/** In this order: most browsers name those before them as well. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const nameIn = (known: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  known.find(([, pattern]) => pattern.test(userAgent))?.[0];

export function deviceOf(userAgent: string | null): DeviceName | undefined {
  const browser = nameIn(browsers, userAgent ?? '');
  return browser === undefined ? undefined : { browser, system: nameIn(systems, userAgent ?? '') };
}
