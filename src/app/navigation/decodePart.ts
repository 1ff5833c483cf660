/** Part of an address as it reads; as it stands where it has a stray percent sign. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
