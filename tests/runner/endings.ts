import { afterAll } from 'vitest';
import { endFile } from '../harness/endings.ts';

// Set up before each test file, so that its own hooks come first.
afterAll(endFile);
