import { currencyExponent } from '#schema/currencyExponent.ts';
import { isCurrency } from '#schema/isCurrency.ts';

/** Reads environment variables and remembers every one that is wrong, so that a start fails once and not once a variable. */
export class EnvironmentReader {
  readonly problems: string[] = [];

  constructor(private readonly variables: Readonly<Record<string, string | undefined>>) {}

  /** Null where unset; an empty variable counts as unset. */
  optional(name: string): string | null {
    const value = this.variables[name]?.trim();
    return value === undefined || value === '' ? null : value;
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  /** With commas between them. */
  list(name: string): readonly string[] {
    const texts = (this.optional(name) ?? '').split(',').map((text) => text.trim());
    return texts.filter((text) => text !== '');
  }

  integer(name: string, fallback: number, range: { readonly min: number; readonly max: number }): number {
    const value = this.optional(name);
    if (value === null) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= range.min && number <= range.max) return number;
    return this.wrong(name, `must be a whole number from ${range.min} to ${range.max}`, fallback);
  }

  /** A decimal as it was written, so that none of it is lost. */
  decimal(name: string, fallback: string): string {
    const value = this.optional(name);
    if (value === null) return fallback;
    if (/^\d{1,3}(\.\d{1,6})?$/.test(value)) return value;
    return this.wrong(name, 'must be a number such as 0.5', fallback);
  }

  /** '20000 EUR' in minor units. */
  money(name: string): { readonly amount: number; readonly currency: string } | null {
    const value = this.optional(name);
    if (value === null) return null;
    const [, whole = '', fraction = '', currency = ''] =
      /^(\d{1,12})(?:\.(\d+))? ([A-Z]{3})$/.exec(value) ?? [];
    const digits = currencyExponent(currency);
    if (whole === '' || !isCurrency(currency) || fraction.length > digits)
      return this.wrong(name, 'must be an amount and a currency, such as 20000 EUR', null);
    return { amount: Number(`${whole}${fraction.padEnd(digits, '0')}`), currency };
  }

  flag(name: string): boolean | null {
    const value = this.optional(name)?.toLowerCase();
    if (value === undefined) return null;
    if (['1', 'true', 'yes', 'on'].includes(value)) return true;
    if (['0', 'false', 'no', 'off'].includes(value)) return false;
    return this.wrong(name, 'must be true or false', null);
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === null) return fallback;
    const choice = choices.find((candidate) => candidate === value);
    return choice ?? this.wrong(name, `must be one of ${choices.join(', ')}`, fallback);
  }

  url(name: string, protocols: readonly string[]): string | null {
    const value = this.optional(name);
    if (value === null) return null;
    const protocol = URL.canParse(value) ? new URL(value).protocol : null;
    if (protocol !== null && protocols.includes(protocol)) return value;
    return this.wrong(
      name,
      `must be an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
      null,
    );
  }

  /** An address that secrets are sent to, without a slash at the end. */
  secureUrl(name: string, fallback: string): string {
    const value = this.optional(name) ?? fallback;
    if (isSecure(value)) return value.replace(/\/+$/, '');
    return this.wrong(name, 'must be an address that begins with https://', fallback);
  }

  /** Notes a variable as wrong; the value itself is left out, it may be a secret. */
  wrong<T>(name: string, demand: string, fallback: T): T {
    this.problems.push(`${name} ${demand}`);
    return fallback;
  }
}

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Nobody on the way reads what is sent there: it is encrypted, or never leaves this machine. */
function isSecure(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));
}
