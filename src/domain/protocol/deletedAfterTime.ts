/** What stands in the place of a picture or signature that was deleted after its time. */
export const deletedAfterTime = 'nach Ablauf gelöscht';
