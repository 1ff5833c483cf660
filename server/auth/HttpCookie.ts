interface CookiePlace {
  /** Whether people come by https. */
  readonly isSecure: boolean;
  readonly path: string;
  /** Lax where another site leads back here. */
  readonly sameSite: 'Strict' | 'Lax';
}

/** A cookie that no script reads, as headers say it. */
export class HttpCookie {
  private readonly name: string;
  private readonly attributes: string;

  constructor(name: string, { isSecure, path, sameSite }: CookiePlace) {
    // The prefix keeps neighbouring hosts, or plain http, from planting a cookie of theirs.
    const prefix = path === '/' ? '__Host-' : '__Secure-';
    this.name = isSecure ? `${prefix}${name}` : name;
    this.attributes = `Path=${path}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
  }

  /** The value of a set-cookie header. */
  set(value: string, seconds: number): string {
    return `${this.name}=${value}; Max-Age=${seconds}; ${this.attributes}`;
  }

  forget(): string {
    return this.set('', 0);
  }

  /** Null where a cookie header has none, or an empty one. */
  read(header: string | undefined): string | null {
    const entry = (header ?? '').split(/; */).find((each) => each.startsWith(`${this.name}=`));
    return entry?.slice(this.name.length + 1) || null;
  }
}
