/** How long entries of the log are kept (retention.md): fresh, then in the archive by months; sign-ins only fresh. */
export const logPeriods = { freshDays: 90 } as const;
