import { validationsFailed } from '#server/errors/errors.ts';

/** Collects what is wrong with an input by its path, so that a form hears of everything at once. */
export class Problems {
  private readonly messages = new Map<string, string[]>();

  add(path: string, message: string): void {
    const known = this.messages.get(path);
    if (known === undefined) this.messages.set(path, [message]);
    else if (!known.includes(message)) known.push(message);
  }

  get any(): boolean {
    return this.messages.size > 0;
  }

  /** @throws validationFailed with everything collected. */
  throwIfAny(): void {
    if (this.any) throw validationsFailed(Object.fromEntries(this.messages));
  }
}
