import { test } from 'vitest';
import { isThorough } from './thoroughly.ts';

const unknown = () => undefined;

/**
 * A test of the long form alone, as stories that carry `@thorough` are: the short form does not know it, and counts it
 * neither as passed nor as skipped.
 */
export const thoroughTest = (isThorough ? test : unknown) as typeof test;
