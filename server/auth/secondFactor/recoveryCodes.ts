import { randomBytes } from 'node:crypto';

const howMany = 10;
const length = 16;
/** Crockford's: nothing in it is taken for something else, or for a bad word. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** In groups, as people write them down: abcd-efgh-jkmn-pqrs. */
export const newRecoveryCodes = (): readonly string[] => Array.from({ length: howMany }, newCode);

function newCode(): string {
  return inGroups([...randomBytes(length)].map((byte) => letters[byte % letters.length]).join(''));
}

const inGroups = (code: string): string => code.replace(/.{4}(?!$)/g, '$&-');

/** What somebody has typed or pasted, without what stands between its characters. */
type TypedCode = { readonly kind: 'app' | 'recovery'; readonly code: string } | { readonly kind: 'neither' };

export function readCode(typed: string): TypedCode {
  const code = typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toLowerCase();
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const meant = code.replaceAll('o', '0').replace(/[il]/g, '1');
  const isRecovery = meant.length === length && [...meant].every((letter) => letters.includes(letter));
  return isRecovery ? { kind: 'recovery', code: inGroups(meant) } : { kind: 'neither' };
}
