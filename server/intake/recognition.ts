import type { Recognition } from '../../src/domain/intake/finding.ts';
import { byRules } from '../../src/domain/intake/recogniseByRules.ts';

/** The one way in which fields are recognised; a service that does so would be named here in place of the rules. */
export const recognition: Recognition = byRules;
