/** So many records may be changed by one call; more would keep one person's click running longer than anybody waits. */
export const maxAtOnce = 500;

/** What a bulk change does when it is no action of its own: `update` stores fields, `delete` removes. */
export const standardOperations = { update: 'update', delete: 'delete' } as const;
