/** What old rides call a driver whose data are gone, together with his number (retention.md). */
export const formerDriver = 'Fahrer';
