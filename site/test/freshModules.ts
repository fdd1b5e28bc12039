import { vi } from 'vitest';

// Files share a worker, and modules of the site keep what a visitor did: each file starts with modules of its own.
// Packages and the DOM, which take long to load, stay.
vi.resetModules();
