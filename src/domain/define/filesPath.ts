/** Where stored files lie: the IRI of each is `/api/images/{id}`, also where it is a PDF. */
export const filesPath = 'images';
