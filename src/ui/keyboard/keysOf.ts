const names: Readonly<Record<string, string>> = {
  ' ': 'Space',
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

/** What was pressed, as shortcuts are written: `J`, `Shift+J`, `Ctrl+S`, `Esc`, `?`. Command counts as Ctrl. */
export function keysOf(event: KeyboardEvent): string {
  const { key } = event;
  const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
  // A sign such as "?" is its own name, whichever key of whichever keyboard it took.
  const shift = event.shiftKey && (isLetter || key.length > 1);
  return [
    ...(event.ctrlKey || event.metaKey ? ['Ctrl'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(shift ? ['Shift'] : []),
    names[key] ?? (isLetter ? key.toUpperCase() : key),
  ].join('+');
}
