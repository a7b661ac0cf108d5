/** The address of the list of avis. */
export const avisUrl = '/contract_avis';
