/** The part of an entry that says which of its record's lists it stands in, where there are several. */
export const listField = 'list';
/** The part that says where in its list an entry stands, from 1. */
export const positionField = 'position';
