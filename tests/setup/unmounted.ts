import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Files of a worker share its document: what one leaves drawn, the next would find.
afterEach(cleanup);
