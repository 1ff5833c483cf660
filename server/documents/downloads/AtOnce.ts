import { tooManyReads } from '#server/errors/errors.ts';

/** How much of something each person has under way; what goes beyond is refused, so that the rest goes on. */
export class AtOnce {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Answers what ends it. @throws tooManyReads */
  begin(user: string): () => void {
    const count = this.counts.get(user) ?? 0;
    if (count >= this.most) throw tooManyReads();
    this.counts.set(user, count + 1);
    let isEnded = false;
    return () => {
      if (isEnded) return;
      isEnded = true;
      const left = (this.counts.get(user) ?? 1) - 1;
      if (left === 0) this.counts.delete(user);
      else this.counts.set(user, left);
    };
  }
}
