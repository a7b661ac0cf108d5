import { contractAvisSuggestion } from '../../../src/domain/avis/contractAvisSuggestion.ts';
import { defineIndexes } from './defineIndexes.ts';

export const contractAvisSuggestionIndexes = defineIndexes(contractAvisSuggestion, { indexes: [['origin', 'id']] });
