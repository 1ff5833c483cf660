// Before the first paint, so that a dark room stays dark while the app loads.
(function () {
  let stored = null;
  try {
    stored = localStorage.getItem('convene.colourMode');
  } catch {
    // Storage may be switched off; the system's mode does.
  }
  const dark =
    stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.style.colorScheme = dark ? 'dark' : 'light';
  root.style.backgroundColor = dark ? '#121721' : '#FBFCFD';
})();
