/** An address as somebody would write it; as it stands where it has a stray percent sign. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
