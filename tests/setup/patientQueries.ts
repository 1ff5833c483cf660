import { configure } from '@testing-library/react';

// A loaded machine takes longer than the library's second to render a screen; what never comes still fails the test.
configure({ asyncUtilTimeout: 15_000 });
