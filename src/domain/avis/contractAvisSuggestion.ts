import { defineNoun } from '../define/noun.ts';

/**
 * Another avis that could be linked to one or go along with it, worked out anew when day, place or flex changes (R44).
 */
export const contractAvisSuggestion = defineNoun({
  path: 'contract_avis_suggestions',
  type: 'ContractAvisSuggestion',
  title: { one: 'Vorschlag zur Avisierung', gender: 'm', many: 'Vorschläge zur Avisierung' },
  icon: 'sparkles',
  area: 'avis',
  represent: () => 'Vorschlag',
  pick: ['type', 'target', 'distance', 'days', 'rank'],
  operations: ['list', 'read'],
  details: async () => (await import('./contractAvisSuggestionDetails.ts')).contractAvisSuggestionDetails,
});
