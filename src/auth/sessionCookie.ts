import { parseObject } from './parseSession.ts';

export const cookieName = 'convene-session';

/** Base64url: names hold any letter, a cookie does not, and percent signs would triple its size. */
export function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function decode(text: string): Readonly<Record<string, unknown>> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    return parseObject(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}
