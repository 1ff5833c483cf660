import type { FileUpload } from '../RequestContext.ts';
import type { Input } from './Json.ts';
import type { WriteDefinition, WriteSession } from './WriteDefinition.ts';

/**
 * Replaces uploads by where their variants are kept; before the transaction, since re-encoding takes its time.
 * @throws validationFailed at the upload's path.
 */
export async function saveImages(
  session: WriteSession,
  definition: WriteDefinition,
  input: Input,
): Promise<Input> {
  const saved: Record<string, unknown> = { ...input };
  for (const key of definition.images ?? []) {
    const upload = input[key];
    if (upload === undefined || upload === null) continue;
    const image = await session.context.files.saveImage(
      Promise.resolve(upload as FileUpload | Promise<FileUpload>),
      `input.${key}`,
    );
    saved[key] = JSON.stringify(image);
  }
  return saved;
}
