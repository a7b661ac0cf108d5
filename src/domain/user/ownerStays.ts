/** Why the owner of a customer's account is not deleted; said by the menu and by the server. */
export const ownerStays = 'Der Inhaber des Kundenkontos kann nicht gelöscht werden.';
