/** How a driver stands who is still an applicant: nobody has approved him, and he may not sign in (0-decisions). */
export const applicantRow = { approved: false, active: false } as const;
