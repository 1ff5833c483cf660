import { open } from 'node:fs/promises';

/** A name is on the disk when its folder is. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
