/** What is said where something must be given that is not (document 1, section 5). */
export const requiredText = 'Pflichtfeld';
