/** Who somebody was whose account has been emptied, as history and records say it (retention.md). */
export const formerUser = 'ehemaliger Nutzer';
