import { loadDefinition } from '../../src/api/definitions.ts';
import { nouns } from '../../src/domain/nouns.ts';

// In the console the host of a panel has loaded what it shows before anything of it is drawn; tests of its parts begin
// there.
await Promise.all(nouns.map(loadDefinition));
