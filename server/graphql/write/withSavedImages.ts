import { GraphQLError } from 'graphql';
import { StoredBefore } from '../idempotency/onceByKey.ts';
import type { FileUpload, StoredImage } from '../RequestContext.ts';
import type { Input } from './Input.ts';
import type { WriteDefinition } from './WriteDefinition.ts';
import type { WriteSession } from '../WriteSession.ts';

/**
 * Writes with uploads replaced by where their variants are kept. They are saved before the transaction, since
 * re-encoding takes its time, and removed again where the write is refused.
 * @throws validationFailed at the upload's path.
 */
export async function withSavedImages<T>(
  session: WriteSession,
  definition: WriteDefinition,
  input: Input,
  write: (input: Input) => Promise<T>,
): Promise<T> {
  const { files } = session.context;
  const images: StoredImage[] = [];
  const saved: Record<string, unknown> = { ...input };
  try {
    for (const key of definition.images ?? []) {
      const upload = input[key];
      if (upload === undefined || upload === null) continue;
      const image = await files.saveImage(
        Promise.resolve(upload as FileUpload | Promise<FileUpload>),
        `input.${key}`,
      );
      images.push(image);
      saved[key] = JSON.stringify(image);
    }
    return await write(saved);
  } catch (error) {
    // Only where it was surely refused: a connection that breaks at the commit leaves open whether the row was written.
    // An orphan that cannot be removed must not hide the reason.
    if (error instanceof GraphQLError || error instanceof StoredBefore)
      await Promise.allSettled(images.map((image) => files.removeImage(image)));
    throw error;
  }
}
