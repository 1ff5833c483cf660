import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files of a worker share its document: what one leaves drawn, or typed and kept in the tab, the next would find.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
