import type { MercuriusContext } from 'mercurius';
import { allow, type Operation } from '../graphql/access/Operation.ts';

interface Sent {
  readonly clientMutationId?: string | null;
}

/** A mutation for anybody that answers with the id which came with its input, besides (spec §7). */
export const echoing = <Input>(
  work: (input: Input, context: MercuriusContext) => Promise<object>,
): Operation =>
  allow<{ readonly input: Input & Sent }>('anybody', async (_root, { input }, context) => ({
    ...(await work(input, context)),
    clientMutationId: input.clientMutationId,
  }));
